import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { heap, numbered, plateThings } from "./equal-groups.ts";
import {
  buildFactsSignQuestion,
  pickFact,
  productDistractors,
  quotientDistractors,
  type TableFact,
} from "./table-facts.ts";
import { groupStories, shareStories } from "./table-stories.ts";

const range = [1, 100] as const;

/** The things of the question, ringed in groups. */
function hintsOf({ size, count, product }: TableFact, thing: PictureName, isShared = false) {
  return withoutLeaks(count, [
    `${size} nhân mấy bằng ${product}?`,
    {
      say: isShared
        ? `Mỗi lượt lấy ${size}, mỗi phần được 1. Con đếm số lượt nhé!`
        : `Con khoanh từng nhóm ${size}, rồi đếm số nhóm.`,
      figures: [heap(thing, product, size)],
    },
    "Con nhẩm bảng nhân để tìm kết quả.",
  ]);
}

function explain({ size, count, product }: TableFact): string {
  return `Vì ${size} × ${count} = ${product} nên ${product} : ${size} = ${count}.`;
}

/** "18 : 2 = ?" */
function buildQuotientQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const prompts = [
    `${product} : ${size} = ?`,
    `Con tính ${product} : ${size} nhé!`,
    `Thương của ${product} và ${size} là:`,
  ];
  const place = rng.int(0, 2);
  const thing = rng.pick(plateThings);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: isDrawn ? [heap(thing, product)] : [],
    answer: count,
    distractors: quotientDistractors(fact),
    range,
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: hintsOf(fact, thing),
    explanation: { say: explain(fact), figures: [numbered(heap(thing, product, size))] },
    praise: "calculate",
    identity: `quotient ${place} ${size} ${count}`,
  });
}

/** "Chia đều 18 cái kẹo cho 2 bạn. Mỗi bạn được mấy cái kẹo?" or into groups. */
function buildStoryQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const isShared = rng.int(0, 1) === 1;
  const story = rng.pick(isShared ? shareStories : groupStories);
  const prompt = fillGaps(story.text, { product, size });
  return numberQuestion(rng, {
    prompt,
    figures: isDrawn && story.picture !== null ? [heap(story.picture, product)] : [],
    answer: count,
    distractors: quotientDistractors(fact),
    range,
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: [
      isShared ? "Chia đều thì con làm phép chia." : "Tìm số nhóm bằng nhau thì con làm phép chia.",
      ...hintsOf(fact, story.picture ?? plateThings[0], isShared).slice(0, 2),
    ],
    explanation: {
      say: `Con làm phép chia: ${product} : ${size} = ${count} (${story.unit}).`,
      figures: [numbered(heap(story.picture ?? plateThings[0], product, size))],
    },
    praise: "story",
    identity: `story ${prompt}`,
  });
}

/** "Phép chia nào đúng?" */
function buildTrueQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const equation = (value: number) => wordsValue(`${product} : ${size} = ${value}`);
  const thing = rng.pick(plateThings);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép chia nào đúng?", "Con chọn phép chia đúng nhé!"]),
    figures: isDrawn ? [heap(thing, product)] : [],
    answer: equation(count),
    distractors: [
      ...quotientDistractors(fact),
      mistake("TABLE-NEAR", count + 2, `${size} × ${count + 2} = ${product + size * 2}, nhiều hơn ${product}.`),
    ].map((each) => ({
      ...each,
      value: equation(each.value),
    })),
    hints: hintsOf(fact, thing),
    explanation: { say: explain(fact), figures: [numbered(heap(thing, product, size))] },
    praise: "calculate",
    identity: `true ${size} ${count}`,
  });
}

/** "… : 5 = 7. Số cần điền là:" */
function buildDividendQuestion(rng: Rng, fact: TableFact): Question {
  const { size, count, product } = fact;
  const prompts = [`… : ${size} = ${count}. Số cần điền là:`, `Số nào chia cho ${size} thì được ${count}?`] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: product,
    distractors: productDistractors(fact),
    range,
    isTyped: true,
    hints: withoutLeaks(product, ["Con nghĩ ngược lại: từ phép chia về phép nhân.", `Con tính ${size} × ${count}.`]),
    explanation: `${size} × ${count} = ${product} nên số cần điền là ${product}.`,
    praise: "calculate",
    identity: `dividend ${place} ${size} ${count}`,
  });
}

/** "20 : … = 4. Số cần điền là:" */
function buildDivisorQuestion(rng: Rng, { size, count, product }: TableFact): Question {
  const prompts = [`${product} : … = ${count}. Số cần điền là:`, `${product} chia cho mấy thì được ${count}?`] as const;
  const place = rng.int(0, 1);
  const other = size === 2 ? 5 : 2;
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: size,
    distractors: [
      mistake("TABLE-NEAR", other, `${other} × ${count} = ${other * count}, chưa đúng. Con thử số khác nhé!`),
      mistake("DATUM", count, `${count} là kết quả rồi. Con tìm số chia nhé!`),
      mistake("OP", product - count, "Con làm phép trừ rồi. Đây là phép chia nhé!"),
    ],
    range,
    isTyped: true,
    hints: withoutLeaks(size, [`Mấy nhân ${count} thì bằng ${product}?`, "Con nhẩm lần lượt các bảng chia đã học."]),
    explanation: `${size} × ${count} = ${product} nên ${product} : ${size} = ${count}. Số cần điền là ${size}.`,
    praise: "calculate",
    identity: `divisor ${place} ${size} ${count}`,
  });
}

const signs = ["+", "−", "×", ":"] as const;

/** "Phép tính nào đúng?": two numbers and a result, the sign to be chosen. */
function buildOperationQuestion(rng: Rng, fact: TableFact): Question {
  // 2 × 2 is 2 + 2 and 4 : 2 is 4 − 2.
  const { size, count, product } = fact.product === 4 ? { size: 2, count: 7, product: 14 } : fact;
  const isTimes = rng.int(0, 1) === 1;
  const [a, result, sign] = isTimes ? ([count, product, "×"] as const) : ([product, count, ":"] as const);
  const equation = (other: string) => wordsValue(`${a} ${other} ${size} = ${result}`);
  const results = { "+": a + size, "−": a - size, "×": a * size, ":": null } as const;
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép tính nào đúng?", "Con chọn phép tính đúng nhé!"]),
    answer: equation(sign),
    distractors: signs.map((other) => {
      const worth = results[other];
      const told =
        worth === null ? `Chia ra thì được số bé hơn ${a}.` : `Kết quả của ${a} ${other} ${size} là ${worth}.`;
      return mistake("OP", equation(other), told);
    }),
    hints: [`Con xem ${result} lớn hơn hay bé hơn ${a}.`, "Con thử từng dấu rồi tính nhẩm."],
    explanation: `Con thử từng dấu: ${a} ${sign} ${size} = ${result} là phép tính đúng.`,
    praise: "calculate",
    identity: `operation ${a} ${size} ${result}`,
  });
}

function buildSignQuestion(rng: Rng, fact: TableFact): Question {
  return buildFactsSignQuestion(rng, fact, ({ size, count, product }) => [`${product} : ${size}`, count]);
}

function generate(difficulty: Difficulty, rng: Rng): Question {
  const fact = pickFact(rng, difficulty === 1 ? [2] : [2, 5]);
  if (difficulty === 3)
    return rng.pick([buildDividendQuestion, buildDivisorQuestion, buildSignQuestion, buildOperationQuestion])(
      rng,
      fact,
    );
  const [quotient, story] = [buildQuotientQuestion, buildStoryQuestion];
  return rng.pick([quotient, quotient, story, story, buildTrueQuestion])(rng, fact, difficulty === 1);
}

/** Dividing by 2 and 5 (curriculum, c2-divide-2-5): by 2; by 2 and 5; only a number or a sign missing. */
export const divide25 = defineNumberSkill({
  id: "c2-divide-2-5",
  classId: "2",
  title: "Bảng chia 2 và 5",
  generate,
});
