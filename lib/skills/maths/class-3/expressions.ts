import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { type Expression, pickExpression } from "./pick-expression.ts";

interface Choice {
  readonly text: string;
  readonly worth: number;
}

interface ExpressionStory {
  readonly prompt: string;
  readonly right: Choice;
  readonly wrong: readonly Choice[];
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
      { text: `${a} − ${b} + ${c}`, worth: a - b + c },
      { text: `${a} + ${b} + ${c}`, worth: a + b + c },
      { text: `${a} − ${b} − ${c}`, worth: a - b - c },
    ],
    identity: `come ${a} ${b} ${c}`,
  };
}

/** Full boxes and loose ones: "6 × 3 + 5". */
function boxesAndLoose(rng: Rng): ExpressionStory {
  const name = rng.pick(children);
  const [each, boxes, loose] = [rng.int(5, 12), rng.int(3, 9), rng.int(2, 4)];
  const tell = rng.pick([
    `${name} có ${boxes} hộp bút, mỗi hộp ${each} cái, và ${loose} cái bút rời. Biểu thức nào tính số bút của ${name}?`,
    `${name} có ${boxes} túi bi, mỗi túi ${each} viên, và ${loose} viên bi rời. Biểu thức nào tính số bi của ${name}?`,
    `Cô có ${boxes} rổ cam, mỗi rổ ${each} quả, và ${loose} quả để ngoài. Biểu thức nào tính số cam của cô?`,
  ]);
  return {
    prompt: tell,
    right: { text: `${each} × ${boxes} + ${loose}`, worth: each * boxes + loose },
    wrong: [
      { text: `(${each} + ${loose}) × ${boxes}`, worth: (each + loose) * boxes },
      { text: `${each} × ${boxes} − ${loose}`, worth: each * boxes - loose },
      { text: `${each} + ${boxes} + ${loose}`, worth: each + boxes + loose },
      { text: `${each} + ${boxes} × ${loose}`, worth: each + boxes * loose },
    ],
    identity: `boxes ${each} ${boxes} ${loose}`,
  };
}

/** Two groups shared out together: "(18 + 12) : 6". */
function sharedTogether(rng: Rng): ExpressionStory {
  const rows = rng.int(3, 6);
  const [boys, girls] = [rows * rng.int(3, 6), rows * rng.int(2, 5)];
  const tell = rng.pick([
    `${boys} bạn nam và ${girls} bạn nữ xếp đều thành ${rows} hàng. Biểu thức nào tính số bạn ở mỗi hàng?`,
    `Có ${boys} quả cam và ${girls} quả xoài xếp đều vào ${rows} đĩa. Biểu thức nào tính số quả ở mỗi đĩa?`,
    `${boys} quyển vở và ${girls} quyển truyện chia đều cho ${rows} tổ. Biểu thức nào tính số quyển mỗi tổ nhận?`,
  ]);
  return {
    prompt: tell,
    right: { text: `(${boys} + ${girls}) : ${rows}`, worth: (boys + girls) / rows },
    wrong: [
      { text: `${boys} + ${girls} : ${rows}`, worth: boys + girls / rows },
      { text: `(${boys} + ${girls}) × ${rows}`, worth: (boys + girls) * rows },
      { text: `${boys} : ${rows} + ${girls}`, worth: boys / rows + girls },
      { text: `${boys} + ${girls} − ${rows}`, worth: boys + girls - rows },
    ],
    identity: `shared ${boys} ${girls} ${rows}`,
  };
}

/** A story of two steps and the expressions that might tell it. */
function pickExpressionStory(difficulty: Difficulty, rng: Rng): ExpressionStory {
  return { 1: comeAndGo, 2: boxesAndLoose, 3: sharedTogether }[difficulty](rng);
}

const range = [0, 10_000] as const;

const rules: Readonly<Record<Difficulty, string>> = {
  1: "Biểu thức chỉ có cộng, trừ (hoặc chỉ có nhân, chia): con tính từ trái sang phải.",
  2: "Biểu thức có cộng, trừ, nhân, chia: con nhân, chia trước; cộng, trừ sau.",
  3: "Biểu thức có dấu ngoặc: con tính trong ngoặc trước.",
};

/** "5 × 4 = 20, 20 + 20 = 40" */
const explain = ({ steps }: Expression) => `${steps.join("; ")}.`;

function hintsFor({ steps }: Expression, difficulty: Difficulty): string[] {
  const [first = ""] = steps[0]?.split(" = ") ?? [];
  return [rules[difficulty], `Con tính ${first} trước, rồi làm phép tính còn lại.`];
}

/** "20 + 5 × 4 = ?" */
function buildValueQuestion(difficulty: Difficulty, rng: Rng): Question {
  const expression = pickExpression(difficulty, rng);
  const { text, value, mistaken, middle } = expression;
  return numberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Giá trị của biểu thức ${text} là:`, `Tính giá trị của biểu thức: ${text}`]),
    answer: value,
    write: wholeValue,
    range,
    isTyped: value <= 999 && rng.pick([true, false]),
    distractors: [
      mistake(
        "ORDER",
        mistaken,
        difficulty === 1 ? "Con tính lần lượt từ trái sang phải nhé!" : "Con xem lại phép tính nào làm trước nhé!",
      ),
      mistake("PARTIAL", middle, "Con mới làm một phép tính. Con làm tiếp phép tính còn lại nhé!"),
      ...expression.others.map((other) => mistake("OP", other, "Con xem kĩ từng dấu phép tính nhé!")),
      mistake("OFF10", value + 10, "Con tính lại từng bước cẩn thận nhé!"),
      mistake("OFF10", value - 10, "Con tính lại từng bước cẩn thận nhé!"),
    ],
    hints: hintsFor(expression, difficulty),
    explanation: explain(expression),
    praise: "calculate",
    identity: `value ${text}`,
  });
}

/** "Biểu thức nào có giá trị bằng 40?" */
function buildWhichQuestion(difficulty: Difficulty, rng: Rng): Question {
  const right = pickExpression(difficulty, rng);
  const valued = (text: string, worth: number) => ({ ...wordsValue(text), worth: String(worth) });
  const others = Array.from({ length: 20 }, () => pickExpression(difficulty, rng)).toSorted(
    (a, b) => Math.abs(a.value - right.value) - Math.abs(b.value - right.value),
  );
  // The brackets left out: whoever overlooks them finds both equal.
  const bare =
    right.bare === null || !Number.isInteger(right.mistaken) || right.mistaken < 0
      ? []
      : [valued(right.bare, right.mistaken)];
  const wrong = [...bare, ...others.map(({ text, value }) => valued(text, value))];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Biểu thức nào có giá trị bằng ${groupNumber(right.value)}?`,
      `${groupNumber(right.value)} là giá trị của biểu thức nào?`,
    ]),
    answer: valued(right.text, right.value),
    distractors: wrong.map((other) => mistake("ORDER", other, "Con tính lại biểu thức này theo đúng thứ tự nhé!")),
    hints: [rules[difficulty], "Con tính giá trị của từng biểu thức rồi so sánh."],
    explanation: `${right.text} = ${groupNumber(right.value)}, vì ${explain(right)}`,
    praise: "calculate",
    identity: `which ${right.text}`,
  });
}

/** "20 + 5 × 4 □ 70" */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const expression = pickExpression(difficulty, rng);
  const { text, value, mistaken } = expression;
  const fitting = [value, mistaken, value + 1].filter((each) => Number.isInteger(each) && each >= 0 && each <= 10_000);
  const other = rng.pick(fitting);
  const isFirst = rng.pick([true, false]);
  const signs: Readonly<Record<number, Sign>> = { [-1]: "<", 0: "=", 1: ">" };
  const sides = isFirst ? ([text, groupNumber(other)] as const) : ([groupNumber(other), text] as const);
  const sign = signs[Math.sign(isFirst ? value - other : other - value)] ?? "=";
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào vào giữa hai thẻ?", "Con tính rồi chọn dấu đúng để so sánh."]),
    sides: [sides[0], sides[1]],
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: "Con chọn dấu ngược rồi. Đầu nhọn của dấu chỉ vào bên bé hơn.",
    notEqual: "Hai bên khác nhau. Con tính lại biểu thức nhé!",
    hints: hintsFor(expression, difficulty),
    explanation: `${explain(expression)} Vậy ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}

/** "Mai có 3 hộp, mỗi hộp 6 cái bút, và 5 cái bút rời. Biểu thức nào tính số bút của Mai?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { prompt, right, wrong, identity } = pickExpressionStory(difficulty, rng);
  const valued = ({ text, worth }: typeof right) => ({ ...wordsValue(text), worth: String(worth) });
  return choiceQuestion(rng, {
    prompt,
    answer: valued(right),
    distractors: wrong.map((each) =>
      mistake("ORDER", valued(each), "Con đọc lại: việc nào làm trước, việc nào làm sau?"),
    ),
    hints: ["Con kể lại bài toán: cái gì có trước, cái gì thêm vào hoặc bớt đi.", rules[difficulty]],
    explanation: `Biểu thức đúng là ${right.text}, giá trị bằng ${groupNumber(right.worth)}.`,
    praise: "story",
    identity,
  });
}

/** Values of expressions (curriculum, c3-expressions): from left to right; × and : first; brackets. */
export const expressions = defineNumberSkill({
  id: "c3-expressions",
  classId: "3",
  title: "Tính giá trị biểu thức",
  generate(difficulty, rng) {
    return rng.pick([
      buildValueQuestion,
      buildValueQuestion,
      buildValueQuestion,
      buildWhichQuestion,
      buildSignQuestion,
      buildStoryQuestion,
    ])(difficulty, rng);
  },
});
