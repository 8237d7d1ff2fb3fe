import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";

interface Choice {
  readonly text: string;
  readonly worth: number;
}

/** A wrong expression, and what is said to it. */
interface WrongChoice extends Choice {
  readonly say: string;
}

interface ExpressionStory {
  readonly prompt: string;
  readonly right: Choice;
  readonly wrong: readonly WrongChoice[];
  readonly hint: string;
  /** Both sums: "25 + 10 = 35; 35 : 5 = 7" */
  readonly steps: string;
  readonly identity: string;
}

/** Some come, some go: "45 + 20 − 15". */
function comeAndGo(rng: Rng): ExpressionStory {
  const [b, c] = [rng.int(11, 40), rng.int(41, 60)];
  const a = rng.int(110, 190);
  const tell = rng.pick([
    `Trại có ${a} con gà, mua thêm ${b} con, rồi bán ${c} con. Biểu thức nào tính số gà còn lại?`,
    `Kho có ${a} bao thóc, nhập thêm ${b} bao, rồi chuyển đi ${c} bao. Biểu thức nào tính số bao thóc còn lại?`,
    `Thư viện có ${a} quyển truyện, mua thêm ${b} quyển, cho mượn ${c} quyển. Biểu thức nào tính số truyện còn lại?`,
  ]);
  return {
    prompt: tell,
    right: { text: `${a} + ${b} − ${c}`, worth: a + b - c },
    wrong: [
      {
        text: `${a} − ${b} + ${c}`,
        worth: a - b + c,
        say: "Con đổi chỗ hai dấu rồi. Con xem lại số nào thêm vào, số nào bớt đi.",
      },
      {
        text: `${a} + ${b} + ${c}`,
        worth: a + b + c,
        say: "Ở đây cả hai số đều thêm vào. Đề bài có số nào bớt đi không?",
      },
      {
        text: `${a} − ${b} − ${c}`,
        worth: a - b - c,
        say: "Ở đây cả hai số đều bớt đi. Đề bài có số nào thêm vào không?",
      },
    ],
    hint: "Con kể lại bài toán: lúc đầu có bao nhiêu, rồi thêm vào hay bớt đi?",
    steps: `${a} + ${b} = ${a + b}; ${a + b} − ${c} = ${a + b - c}`,
    identity: `come ${a} ${b} ${c}`,
  };
}

/** Full boxes and loose ones: "6 × 3 + 5". */
function boxesAndLoose(rng: Rng): ExpressionStory {
  const name = rng.pick(children);
  const [each, boxes, loose] = [rng.int(5, 12), rng.int(3, 9), rng.int(2, 4)];
  const { tell, box } = rng.pick([
    {
      tell: `${name} có ${boxes} hộp bút, mỗi hộp ${each} cái, và ${loose} cái bút rời. Biểu thức nào tính số bút của ${name}?`,
      box: "hộp",
    },
    {
      tell: `${name} có ${boxes} túi bi, mỗi túi ${each} viên, và ${loose} viên bi rời. Biểu thức nào tính số bi của ${name}?`,
      box: "túi",
    },
    {
      tell: `Cô có ${boxes} rổ cam, mỗi rổ ${each} quả, và ${loose} quả để ngoài. Biểu thức nào tính số cam của cô?`,
      box: "rổ",
    },
  ]);
  return {
    prompt: tell,
    right: { text: `${each} × ${boxes} + ${loose}`, worth: each * boxes + loose },
    wrong: [
      {
        text: `(${each} + ${loose}) × ${boxes}`,
        worth: (each + loose) * boxes,
        say: `Như vậy là ${box} nào cũng có thêm ${loose}. Con xem ${loose} ấy để ở đâu.`,
      },
      {
        text: `${each} × ${boxes} − ${loose}`,
        worth: each * boxes - loose,
        say: `Con xem lại: ${loose} là số có thêm hay số bớt đi?`,
      },
      {
        text: `${each} + ${boxes} + ${loose}`,
        worth: each + boxes + loose,
        say: `Có ${boxes} ${box}, ${box} nào cũng có ${each}. Con nghĩ xem nên làm phép tính gì.`,
      },
      {
        text: `${each} + ${boxes} × ${loose}`,
        worth: each + boxes * loose,
        say: `Như vậy là mỗi ${box} chỉ có ${loose}. Con đọc lại xem mỗi ${box} có bao nhiêu.`,
      },
    ],
    hint: `Con nghĩ xem tính số ở trong các ${box} thế nào, rồi mới đến phần để riêng.`,
    steps: `${each} × ${boxes} = ${each * boxes}; ${each * boxes} + ${loose} = ${each * boxes + loose}`,
    identity: `boxes ${each} ${boxes} ${loose}`,
  };
}

/** Two groups shared out together: "(18 + 12) : 6". */
function sharedTogether(rng: Rng): ExpressionStory {
  const rows = rng.int(3, 6);
  const [boys, girls] = [rows * rng.int(3, 6), rows * rng.int(2, 5)];
  const { tell, one, other, thing, act, group } = rng.pick([
    {
      tell: `${boys} bạn nam và ${girls} bạn nữ xếp đều thành ${rows} hàng. Biểu thức nào tính số bạn ở mỗi hàng?`,
      ...{ one: "bạn nam", other: "bạn nữ", thing: "bạn", act: "Xếp đều thành", group: "hàng" },
    },
    {
      tell: `Có ${boys} quả cam và ${girls} quả xoài xếp đều vào ${rows} đĩa. Biểu thức nào tính số quả ở mỗi đĩa?`,
      ...{ one: "quả cam", other: "quả xoài", thing: "quả", act: "Xếp đều vào", group: "đĩa" },
    },
    {
      tell: `${boys} quyển vở và ${girls} quyển truyện chia đều cho ${rows} tổ. Biểu thức nào tính số quyển mỗi tổ nhận?`,
      ...{ one: "quyển vở", other: "quyển truyện", thing: "quyển", act: "Chia đều cho", group: "tổ" },
    },
  ]);
  const all = boys + girls;
  return {
    prompt: tell,
    right: { text: `(${boys} + ${girls}) : ${rows}`, worth: all / rows },
    wrong: [
      {
        text: `${boys} + ${girls} : ${rows}`,
        worth: boys + girls / rows,
        say: `Ở đây mới chia số ${other}, chưa chia số ${one}.`,
      },
      {
        text: `(${boys} + ${girls}) × ${rows}`,
        worth: all * rows,
        say: `${act} ${rows} ${group} thì con làm phép tính gì?`,
      },
      {
        text: `${boys} : ${rows} + ${girls}`,
        worth: boys / rows + girls,
        say: `Ở đây mới chia số ${one}, chưa chia số ${other}.`,
      },
      {
        text: `${boys} + ${girls} − ${rows}`,
        worth: all - rows,
        say: `Số ${rows} là số ${group}, không phải số ${thing} bớt đi.`,
      },
    ],
    hint: `Có tất cả bao nhiêu ${thing}? Số đó chia cho mấy ${group}?`,
    steps: `${boys} + ${girls} = ${all}; ${all} : ${rows} = ${all / rows}`,
    identity: `shared ${boys} ${girls} ${rows}`,
  };
}

/** A story of two steps and the expressions that might tell it. */
function pickExpressionStory(difficulty: Difficulty, rng: Rng): ExpressionStory {
  return { 1: comeAndGo, 2: boxesAndLoose, 3: sharedTogether }[difficulty](rng);
}

/** "Mai có 3 hộp, mỗi hộp 6 cái bút, và 5 cái bút rời. Biểu thức nào tính số bút của Mai?" */
export function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { prompt, right, wrong, hint, steps, identity } = pickExpressionStory(difficulty, rng);
  const valued = ({ text, worth }: typeof right) => ({ ...wordsValue(text), worth: String(worth) });
  return choiceQuestion(rng, {
    prompt,
    answer: valued(right),
    distractors: wrong.map((each) => mistake("OP", valued(each), each.say)),
    hints: [hint, "Con tính ra nháp từng bước, rồi tìm biểu thức có các phép tính như thế."],
    explanation: `${steps}. Vậy biểu thức đúng là ${right.text}.`,
    praise: "story",
    identity,
  });
}
