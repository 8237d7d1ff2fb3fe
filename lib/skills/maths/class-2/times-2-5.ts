import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { plainValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups, plateThings } from "./equal-groups.ts";
import { countedUp, pickFact, productDistractors, type TableFact } from "./table-facts.ts";
import { timesStories } from "./table-stories.ts";

const range = [1, 100] as const;

function array(rng: Rng, { size, count }: TableFact) {
  return equalGroups(rng.pick(plateThings), size, count, "rows");
}

function hintsOf(rng: Rng, fact: TableFact) {
  const { size, product, count } = fact;
  const started = countedUp(fact, Math.min(3, count - 1));
  return withoutLeaks(product, [
    { say: `Con đếm thêm ${size}, mỗi hàng một lần.`, figures: [array(rng, fact)] },
    `Con đếm: ${started}, rồi đếm tiếp.`,
    "Con nhẩm lại bảng nhân nhé!",
  ]);
}

function explain(fact: TableFact): string {
  const { size, count, product } = fact;
  return `Con đếm thêm ${size}: ${countedUp(fact)}. Vậy ${size} × ${count} = ${product}.`;
}

/** "5 × 7 = ?" */
function buildProductQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const wordings = [
    { prompt: `${size} × ${count} = ?`, isTyped: false },
    { prompt: `Con tính ${size} × ${count} nhé!`, isTyped: true },
    { prompt: `Tích của ${size} và ${count} là:`, isTyped: false },
    { prompt: `Số ${size} được lấy ${count} lần thì bằng bao nhiêu?`, isTyped: rng.int(0, 1) === 1 },
  ] as const;
  const place = rng.int(0, 3);
  const { prompt, isTyped } = wordings[place] ?? wordings[0];
  return numberQuestion(rng, {
    prompt,
    figures: isDrawn ? [array(rng, fact)] : [],
    answer: product,
    distractors: productDistractors(fact),
    range,
    isTyped,
    hints: hintsOf(rng, fact),
    explanation: explain(fact),
    praise: "calculate",
    identity: `product ${place} ${size} ${count}`,
  });
}

/** "Mỗi con vịt có 2 chân. 7 con vịt có bao nhiêu chân?" */
function buildStoryQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const story = rng.pick(
    timesStories.filter(({ sizes, picture }) => sizes.includes(String(size)) && (!isDrawn || picture !== null)),
  );
  const told = fillGaps(story.text, { size, count });
  const figure = story.picture === null ? array(rng, fact) : equalGroups(story.picture, size, count);
  return numberQuestion(rng, {
    prompt: product > 10 ? told : told.replace("bao nhiêu", "mấy"),
    figures: isDrawn ? [figure] : [],
    answer: product,
    distractors: productDistractors(fact),
    range,
    isTyped: rng.int(0, 2) === 0,
    hints: hintsOf(rng, fact),
    explanation: `Số ${size} được lấy ${count} lần: ${size} × ${count} = ${product} (${story.unit}).`,
    praise: "story",
    identity: `story ${story.unit} ${size} ${count}`,
  });
}

/** "Phép nhân nào đúng?" */
function buildTrueQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const equation = (value: number) => wordsValue(`${size} × ${count} = ${value}`);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép nhân nào đúng?", "Con chọn phép nhân đúng nhé!"]),
    figures: isDrawn ? [array(rng, fact)] : [],
    answer: equation(product),
    distractors: [...productDistractors(fact), mistake("OFF1", product + 1)].map((each) => ({
      ...each,
      value: equation(each.value),
    })),
    hints: hintsOf(rng, fact),
    explanation: explain(fact),
    praise: "calculate",
    identity: `true ${size} ${count}`,
  });
}

/** "5 × … = 35. Số cần điền là:" */
function buildMissingQuestion(rng: Rng, fact: TableFact): Question {
  const { size, count, product } = fact;
  const prompts = [`${size} × … = ${product}. Số cần điền là:`, `${size} nhân mấy bằng ${product}?`] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: count,
    distractors: [
      mistake("TABLE-NEAR", count + 1, "Con đếm lại số lần nhé!"),
      mistake("TABLE-NEAR", count - 1, "Con đếm lại số lần nhé!"),
      mistake("OP", product - size, "Con làm phép trừ rồi. Con nhẩm bảng nhân nhé!"),
      mistake("DATUM", product, "Số này đã có trong phép tính rồi."),
    ],
    range,
    isTyped: rng.int(0, 1) === 1,
    hints: [`Con nhẩm bảng nhân ${size}.`, "Con đếm xem phải lấy mấy lần."],
    explanation: `${size} × ${count} = ${product} nên số cần điền là ${count}.`,
    praise: "calculate",
    identity: `missing ${place} ${size} ${count}`,
  });
}

/** "Số nào là tích trong bảng nhân 5?" */
function buildInTableQuestion(rng: Rng, { size, product }: TableFact): Question {
  const others = [1, 2, 3, 4].flatMap((step) => [product + step, product - step]);
  const wrong = others.filter((other) => other % size !== 0 && other > 1);
  const far = wrong.concat([product + 1 + size * 2, product + 1 + size * 3].filter((other) => other % size !== 0));
  return choiceQuestion(rng, {
    prompt: `Số nào là tích trong bảng nhân ${size}?`,
    answer: plainValue(product),
    distractors: rng
      .shuffle(far)
      .map((other) => mistake("TABLE-NEAR", plainValue(other), "Số này không có trong bảng nhân đó.")),
    hints: [`Con đếm thêm ${size}, bắt đầu từ ${size}.`, "Con dừng lại khi gặp một số ở các đáp án."],
    explanation: `${size} × ${product / size} = ${product} nên ${product} là tích trong bảng nhân ${size}.`,
    praise: "calculate",
    identity: `in table ${size} ${product}`,
  });
}

function generate(difficulty: Difficulty, rng: Rng): Question {
  const sizes = { 1: [2], 2: [5], 3: [2, 5] } as const;
  const fact = pickFact(rng, sizes[difficulty]);
  if (difficulty === 3)
    return rng.pick([
      buildMissingQuestion,
      buildMissingQuestion,
      buildInTableQuestion,
      buildTrueQuestion,
      buildStoryQuestion,
    ])(rng, fact, false);
  return rng.pick([
    buildProductQuestion,
    buildProductQuestion,
    buildStoryQuestion,
    buildStoryQuestion,
    buildTrueQuestion,
  ])(rng, fact, difficulty === 1);
}

/** The tables of 2 and 5 (curriculum, c2-times-2-5): × 2; × 5; mixed, with a missing factor. */
export const times25 = defineNumberSkill({
  id: "c2-times-2-5",
  classId: "2",
  title: "Bảng nhân 2 và 5",
  generate,
});
