import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { packHeap } from "#lib/questions/figures/pack-heap.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";

const pictures = ["orange", "apple", "lotus", "marble", "candy", "duck", "kite", "chicken", "peach"] as const;

const most = { 1: 3, 2: 6, 3: 9 } as const satisfies Record<Difficulty, number>;
const least = { 1: 2, 2: 3, 3: 5 } as const satisfies Record<Difficulty, number>;

function about(number: number) {
  return wordsValue(`khoảng ${number}`);
}

/** Numbers that are told apart at a glance: twenty and more away. */
function distractorsOf(tens: number): readonly Distractor[] {
  const wrong = [
    mistake("ZERO", tens, "Mỗi nhóm có khoảng một chục, con nhé!"),
    mistake("OP", tens + 10, "Con đếm theo chục, không lấy 10 cộng thêm nhé!"),
    mistake("OFF10", (tens + 2) * 10, "Con đếm thử một chục, rồi ước lượng lại nhé!"),
    mistake("OFF10", (tens - 2) * 10, "Con đếm xem có mấy chục nhé!"),
    mistake("OFF10", (tens + 3) * 10, "Mỗi chục là 10. Con đếm theo chục nhé!"),
    mistake("OFF10", (tens - 3) * 10, "Con đếm lại số chục thật chậm nhé!"),
  ];
  return wrong.filter(({ value }) => value > 0 && value <= 100).map((each) => ({ ...each, value: about(each.value) }));
}

const wayOfRows = "Mỗi hàng có khoảng 1 chục.";

/** Rows of about ten things: "Trong hình có khoảng bao nhiêu quả cam?" */
function buildRowsQuestion(rng: Rng, difficulty: Difficulty): Question {
  const tens = rng.int(least[difficulty], most[difficulty]);
  const picture = rng.pick(pictures);
  const { name, unit } = pictureText[picture];
  // One row is exactly ten; of the others no two are off to the same side, so the sum stays near.
  const off = rng.shuffle([1, -1, 0, 0, 1, -1, 0, 0].slice(0, tens - 1));
  const sizes = [10, ...off.map((each) => 10 + each)];
  const figure: GroupsFigure = {
    type: "groups",
    picture,
    holder: "rows",
    sizes,
    ringed: 0,
    alt: `Nhiều hàng, mỗi hàng có khoảng một chục ${name}.`,
  };
  const prompts = [
    `Trong hình có khoảng bao nhiêu ${name}?`,
    `Không đếm từng ${unit}, con ước lượng: có khoảng bao nhiêu ${name}?`,
    `Hàng đầu có 10 ${name}. Trong hình có khoảng bao nhiêu ${unit}?`,
  ] as const;
  const place = rng.int(0, 2);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [figure],
    answer: about(tens * 10),
    distractors: distractorsOf(tens),
    hints: [wayOfRows, "Con đếm số hàng, rồi đếm theo chục."],
    explanation: `Có ${tens} hàng, mỗi hàng khoảng 1 chục. Vậy có khoảng ${tens * 10} ${unit}.`,
    praise: "count",
    identity: `rows ${place} ${name} ${tens}`,
  });
}

/** Row by row as it is seen: a number of all of them is there to be rounded, not estimated. */
function heapAlt(count: number, name: string, unit: string): string {
  const { columns } = packHeap({ blocks: count, width: 1, height: 1 });
  const [full, rest] = [Math.floor(count / columns), count % columns];
  const rows = rest === 0 ? full : full + 1;
  const told =
    rest === 0
      ? `, mỗi hàng có ${columns} ${unit}`
      : `: ${full} hàng đầu, mỗi hàng có ${columns} ${unit}; hàng cuối có ${rest} ${unit}`;
  return `Rất nhiều ${name} xếp thành ${rows} hàng${told}.`;
}

/** "Khoanh được 6 chục và 9 cái, gần 7 chục." */
function ringedTens(count: number, unit: string): string {
  const [full, rest] = [Math.floor(count / 10), count % 10];
  if (rest === 0) return `Khoanh được đúng ${full} chục.`;
  return `Khoanh được ${full} chục và ${rest} ${unit}, gần ${Math.round(count / 10)} chục.`;
}

/** A heap: about how many tens are there? */
function buildHeapQuestion(rng: Rng): Question {
  const tens = rng.int(4, 9);
  const count = tens * 10 + rng.int(-2, 2);
  const picture = rng.pick(pictures);
  const { name, unit } = pictureText[picture];
  const heap = (ringed: number): GroupsFigure => ({
    type: "groups",
    picture,
    holder: "loose",
    sizes: [count],
    ringed,
    alt: ringed === 0 ? heapAlt(count, name, unit) : `Rất nhiều ${name}.`,
  });
  const prompts = [
    `Trong hình có khoảng bao nhiêu ${name}?`,
    `Con ước lượng xem có khoảng bao nhiêu ${unit}.`,
  ] as const;
  const place = rng.int(0, 1);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [heap(0)],
    answer: about(tens * 10),
    distractors: distractorsOf(tens).filter(({ code }) => code !== "OP"),
    hints: [
      `Con đếm một nhóm 10 ${unit} trước.`,
      { say: "Con khoanh từng chục, rồi đếm số chục.", figures: [heap(10)] },
    ],
    explanation: `${ringedTens(count, unit)} Vậy có khoảng ${tens * 10} ${unit}.`,
    praise: "count",
    identity: `heap ${place} ${name} ${count}`,
  });
}

const tales = [
  { told: (tens: number) => `Mỗi hàng có khoảng 10 bông hoa, có ${tens} hàng.`, unit: "bông" },
  { told: (tens: number) => `Mỗi túi có khoảng 10 viên bi, có ${tens} túi.`, unit: "viên" },
  { told: (tens: number) => `Mỗi luống có khoảng 10 cây rau, có ${tens} luống.`, unit: "cây" },
  { told: (tens: number) => `Mỗi trang dán khoảng 10 con tem, có ${tens} trang.`, unit: "con" },
] as const;

/** "Mỗi hàng có khoảng 10 bông hoa, có 4 hàng. Có khoảng bao nhiêu bông?" */
function buildTaleQuestion(rng: Rng, difficulty: Difficulty): Question {
  const tens = rng.int(least[difficulty], most[difficulty]);
  const { told, unit } = rng.pick(tales);
  return choiceQuestion(rng, {
    prompt: `${told(tens)} Có khoảng bao nhiêu ${unit}?`,
    answer: about(tens * 10),
    distractors: distractorsOf(tens),
    hints: ["10 còn gọi là 1 chục.", "Con đếm theo chục: 1 chục, 2 chục và đếm tiếp."],
    explanation: `${tens} lần 1 chục là ${tens} chục, tức là khoảng ${tens * 10} ${unit}.`,
    praise: "count",
    identity: `tale ${unit} ${tens}`,
  });
}

/** "38 quả cam là khoảng mấy chục quả?" */
function buildNearQuestion(rng: Rng, difficulty: Difficulty): Question {
  const tens = rng.int(least[difficulty], most[difficulty]);
  const number = tens * 10 + rng.pick([-2, -1, 1, 2]);
  const { name, unit } = pictureText[rng.pick(pictures)];
  const value = (chuc: number) => wordsValue(`khoảng ${chuc} chục`);
  return choiceQuestion(rng, {
    prompt: `${number} ${name} là khoảng mấy chục ${unit}?`,
    answer: value(tens),
    distractors: [tens + 1, tens - 1, tens + 2, tens - 2, tens - 3]
      .filter((chuc) => chuc > 0 && chuc <= 10)
      .map((chuc) => mistake("ROUND", value(chuc), `Từ ${number} đến ${chuc * 10} còn xa. Con tìm chục gần hơn nhé!`)),
    hints: ["Con xem số này gần số tròn chục nào.", `Con so ${number} với số tròn chục đứng trước và đứng sau.`],
    explanation: `${number} gần ${tens * 10} nhất, nên có khoảng ${tens} chục ${unit}.`,
    praise: "count",
    identity: `near ${number} ${name}`,
  });
}

/** About how many, by tens (curriculum, c2-estimate-tens): rows up to 30; up to 60; a heap up to 100. */
export const estimateTens = defineNumberSkill({
  id: "c2-estimate-tens",
  classId: "2",
  title: "Ước lượng theo chục",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildRowsQuestion(rng, 1);
    if (difficulty === 2)
      return rng.pick([buildRowsQuestion, buildRowsQuestion, buildTaleQuestion, buildNearQuestion])(rng, 2);
    return rng.pick([
      buildHeapQuestion,
      buildHeapQuestion,
      buildHeapQuestion,
      (own: Rng) => buildTaleQuestion(own, 3),
      (own: Rng) => buildNearQuestion(own, 3),
    ])(rng);
  },
});
