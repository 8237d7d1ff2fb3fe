import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { countedOn, equalGroups, plateThings } from "./equal-groups.ts";
import {
  buildFactsSignQuestion,
  countedUp,
  pickFact,
  productDistractors,
  type TableFact,
  tooLittle,
  tooMuch,
} from "./table-facts.ts";
import { timesStories } from "./table-stories.ts";

const range = [1, 100] as const;

function array(rng: Rng, { size, count }: TableFact) {
  return equalGroups(rng.pick(plateThings), size, count, "rows");
}

/** The things of the question, counted group by group. */
function hintsOf(fact: TableFact, figure: GroupsFigure) {
  const { size, product, count } = fact;
  const started = countedUp(fact, Math.min(3, count - 1));
  return withoutLeaks(product, [
    { say: `Con đếm thêm ${size}, mỗi ${figure.holder === "rows" ? "hàng" : "đĩa"} một lần.`, figures: [figure] },
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
  const figure = array(rng, fact);
  const prompts = [
    `${size} × ${count} = ?`,
    `Con tính ${size} × ${count} nhé!`,
    `Tích của ${size} và ${count} là:`,
    `Số ${size} được lấy ${count} lần thì bằng bao nhiêu?`,
  ];
  const place = rng.int(0, 3);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: isDrawn ? [figure] : [],
    answer: product,
    distractors: productDistractors(fact),
    range,
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: hintsOf(fact, figure),
    explanation: { say: explain(fact), figures: [countedOn(figure)] },
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
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: hintsOf(fact, figure),
    explanation: {
      say: `Số ${size} được lấy ${count} lần: ${size} × ${count} = ${product} (${story.unit}).`,
      figures: [countedOn(figure)],
    },
    praise: "story",
    identity: `story ${story.unit} ${size} ${count}`,
  });
}

/** "Phép nhân nào đúng?" */
function buildTrueQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const equation = (value: number) => wordsValue(`${size} × ${count} = ${value}`);
  const figure = array(rng, fact);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép nhân nào đúng?", "Con chọn phép nhân đúng nhé!"]),
    figures: isDrawn ? [figure] : [],
    answer: equation(product),
    distractors: [...productDistractors(fact), mistake("OFF1", product + 1)].map((each) => ({
      ...each,
      value: equation(each.value),
    })),
    hints: hintsOf(fact, figure),
    explanation: { say: explain(fact), figures: [countedOn(figure)] },
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
      mistake("TABLE-NEAR", count + 1, tooMuch(fact)),
      mistake("TABLE-NEAR", count - 1, tooLittle(fact)),
      mistake("OP", product - size, "Con làm phép trừ rồi. Con nhẩm bảng nhân nhé!"),
      mistake("DATUM", product, `${product} là kết quả rồi. Con tìm thừa số còn thiếu nhé!`),
    ],
    range,
    isTyped: true,
    hints: [`Con nhẩm bảng nhân ${size}.`, "Con đếm xem phải lấy mấy lần."],
    explanation: `${size} × ${count} = ${product} nên số cần điền là ${count}.`,
    praise: "calculate",
    identity: `missing ${place} ${size} ${count}`,
  });
}

/** "10, 15, …, 25, 30": a row of the table, forward or back. */
function buildRowQuestion(rng: Rng, { size }: TableFact): Question {
  const isRising = rng.int(0, 1) === 1;
  const first = rng.int(1, 6);
  const rising = [0, 1, 2, 3, 4].map((step) => (first + step) * size);
  const row = isRising ? rising : rising.toReversed();
  const gap = rng.int(1, 4);
  const [answer = 0, before = 0] = [row[gap], row[gap - 1]];
  const sign = isRising ? "+" : "−";
  const shown = row.map((number, place) => (place === gap ? "…" : String(number))).join(", ");
  const step = (by: number) => (isRising ? before + by : before - by);
  const look = "Con xem hai số liền nhau hơn kém nhau mấy nhé!";
  return numberQuestion(rng, {
    prompt: rng.pick([`${shown}. Số cần điền là:`, `Số nào còn thiếu: ${shown}?`]),
    answer,
    distractors: [
      mistake("OFF1", step(1), `Hai số liền nhau không hơn kém nhau 1. ${look}`),
      mistake("COUNT-ENDS", step(size * 2), "Con nhảy hai bước rồi. Con chỉ nhảy một bước nhé!"),
      mistake("TABLE-NEAR", step(size === 2 ? 5 : 2), look),
      mistake("DATUM", before, "Số này đã có trong dãy. Con tìm số tiếp theo nhé!"),
      mistake(
        "REL",
        isRising ? before - size : before + size,
        "Con đi ngược dãy số rồi. Con xem dãy tăng hay giảm nhé!",
      ),
    ],
    range,
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Con xem dãy số tăng hay giảm, mỗi bước mấy đơn vị.",
      `Con tính ${before} ${sign} ${size}.`,
    ]),
    explanation: `Mỗi số ${isRising ? "hơn" : "kém"} số trước ${size} đơn vị: ${before} ${sign} ${size} = ${answer}. Số cần điền là ${answer}.`,
    praise: "pattern",
    identity: `row ${shown}`,
  });
}

function buildSignQuestion(rng: Rng, fact: TableFact): Question {
  return buildFactsSignQuestion(rng, fact, ({ size, count, product }) => [`${size} × ${count}`, product]);
}

function generate(difficulty: Difficulty, rng: Rng): Question {
  const fact = pickFact(rng, difficulty === 1 ? [2] : [2, 5]);
  if (difficulty === 3)
    return rng.pick([buildMissingQuestion, buildMissingQuestion, buildSignQuestion, buildRowQuestion])(rng, fact);
  const [product, story] = [buildProductQuestion, buildStoryQuestion];
  return rng.pick([product, product, story, story, buildTrueQuestion])(rng, fact, difficulty === 1);
}

/** The tables of 2 and 5 (curriculum, c2-times-2-5): × 2; × 2 and × 5; only a factor missing, a row or a sign. */
export const times25 = defineNumberSkill({
  id: "c2-times-2-5",
  classId: "2",
  title: "Bảng nhân 2 và 5",
  generate,
});
