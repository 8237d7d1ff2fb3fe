import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { equalGroups } from "#lib/skills/words/equal-groups.ts";
import { howMany } from "#lib/text/how-many.ts";
import { arrayOf, type Fact, pickFact, tellNear } from "./table-fact.ts";

const range = [1, 100] as const;

function mistakesOfProduct({ table, times, product }: Fact): Distractor<number>[] {
  const near = [times - 1, times + 1]
    .filter((other) => other >= 1 && other <= 10)
    .map((other) =>
      mistake("TABLE-NEAR", table * other, `Đó là ${table} × ${other}. Con đọc lại bảng nhân ${table} nhé!`),
    );
  const outside = `Trong bảng nhân ${table} không có kết quả này. Con đọc lại bảng nhân ${table} nhé!`;
  return [
    mistake("OP", table + times, "Con đã làm phép cộng. Đề bài cần phép nhân."),
    ...near,
    ...[1, -1].map((by) => mistake("OFF1", product + by, outside)),
  ];
}

function mistakesOfDivision(fact: Fact): Distractor<number>[] {
  const { table, times, product } = fact;
  return [
    mistake("OP", product - table, "Con đã làm phép trừ. Đề bài cần phép chia."),
    mistake("OP", product + table, "Con đã làm phép cộng. Đề bài cần phép chia."),
    ...[times - 1, times + 1]
      .filter((other) => other >= 1)
      .map((other) =>
        mistake(
          "TABLE-NEAR",
          other,
          other > 10
            ? `Trong bảng chia ${table} không có thương nào lớn như thế. Con tính lại nhé!`
            : tellNear(fact, other),
        ),
      ),
  ];
}

function hintsOfProduct({ table, times }: Fact): string[] {
  return [
    `Con nhớ lại bảng nhân ${table}: ${table} được lấy ${times} lần.`,
    times === 1
      ? `Đây là dòng đầu tiên của bảng nhân ${table}.`
      : `Con lấy ${table} × ${times - 1} = ${table * (times - 1)} rồi thêm ${table} nữa.`,
  ];
}

function hintsOfDivision({ table, product }: Fact): string[] {
  return [`Con dựa vào bảng nhân ${table}.`, `Con tìm xem ${table} nhân với số nào thì được ${product}.`];
}

function explainProduct({ table, times, product }: Fact): string {
  const more = times === 1 ? "" : ` (${table} × ${times - 1} = ${product - table}, thêm ${table} là ${product})`;
  return `${table} × ${times} = ${product}${more}.`;
}

/** "3 × 8 = ?" */
export function buildProductQuestion(rng: Rng, table: number): Question {
  const fact = pickFact(rng, table, 1, 10);
  const { times, product } = fact;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${table} × ${times} = ?`,
      `Tích của ${table} và ${times} là số nào?`,
      `${table} được lấy ${times} lần thì được bao nhiêu?`,
    ]),
    answer: product,
    range,
    distractors: mistakesOfProduct(fact),
    hints: hintsOfProduct(fact),
    explanation: { say: explainProduct(fact), figures: [arrayOf(fact)] },
    praise: "calculate",
    identity: `product ${times}`,
  });
}

/** "24 : 3 = ?" */
export function buildDivisionQuestion(rng: Rng, table: number): Question {
  const fact = pickFact(rng, table, 1, 10);
  const { times, product } = fact;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${product} : ${table} = ?`,
      `Thương của ${product} và ${table} là số nào?`,
      `${product} chia cho ${table} được mấy?`,
    ]),
    answer: times,
    range,
    distractors: mistakesOfDivision(fact),
    hints: hintsOfDivision(fact),
    explanation: `Vì ${table} × ${times} = ${product} nên ${product} : ${table} = ${times}.`,
    praise: "calculate",
    identity: `division ${times}`,
  });
}

/** "Mỗi đĩa có 3 quả cam. Hỏi 8 đĩa như thế có bao nhiêu quả cam?" and shared out again. */
export function buildStoryQuestion(rng: Rng, table: number): Question {
  const fact = pickFact(rng, table, 2, 10);
  const { times, product } = fact;
  const { holder, thing, unit } = rng.pick(equalGroups);
  if (rng.int(0, 1) === 0) {
    return typedNumberQuestion(rng, {
      prompt: rng.pick([
        `Mỗi ${holder} có ${table} ${thing}. Hỏi ${times} ${holder} như thế có ${howMany(product)} ${thing}?`,
        `Có ${times} ${holder}, mỗi ${holder} có ${table} ${thing}. Có tất cả ${howMany(product)} ${thing}?`,
      ]),
      answer: product,
      range,
      distractors: mistakesOfProduct(fact),
      hints: [`${table} ${thing} được lấy ${times} lần. Con làm phép nhân.`, ...hintsOfProduct(fact).slice(1)],
      explanation: `Có tất cả: ${table} × ${times} = ${product} (${unit}).`,
      praise: "story",
      identity: `story product ${times}`,
    });
  }
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Có ${product} ${thing} chia đều vào ${table} ${holder}. Hỏi mỗi ${holder} có mấy ${thing}?`,
      `Chia đều ${product} ${thing} vào ${table} ${holder} thì mỗi ${holder} được mấy ${thing}?`,
    ]),
    answer: times,
    range,
    distractors: mistakesOfDivision(fact),
    hints: ["Chia đều thì con làm phép chia.", ...hintsOfDivision(fact).slice(1)],
    explanation: `Mỗi ${holder} có: ${product} : ${table} = ${times} (${unit}).`,
    praise: "story",
    identity: `story division ${times}`,
  });
}
