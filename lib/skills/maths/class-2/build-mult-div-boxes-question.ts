import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { MatchKey } from "#lib/questions/kinds/match/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, mistake } from "#lib/skills/drafts/draft.ts";
import { fillingsOf, kinds, namesOf, type Operation, pickFact, type Three, written } from "./mult-div-facts.ts";

type Mistakes = MatchKey["mistakes"];

/** The result is wrong, both other numbers are right. */
function resultMistake(operation: Operation, [a, b]: Three<number>, result: number) {
  if (result === a + b) return mistake("OP", result, `Con làm phép cộng rồi. Đây là ${kinds[operation]}.`);
  if (result === Math.abs(a - b)) return mistake("OP", result, `Con làm phép trừ rồi. Đây là ${kinds[operation]}.`);
  return mistake("DATUM", result, `Hai số đầu đúng rồi. Con tính lại ${namesOf[operation][2]} nhé!`);
}

/** What went wrong in a filling of numbers, by what stands in the three boxes; null where the place says enough. */
function numberMistake(operation: Operation, fact: Three<number>, [x, y, z]: Three<number>) {
  const [a, b, c] = fact;
  const put = `${x} ${y}`;
  const isTurned = put === `${b} ${a}`;
  if (put === `${a} ${b}` || (operation === "×" && isTurned)) return resultMistake(operation, fact, z);
  if (operation === "×") return null;
  if (isTurned) return mistake("FIELD", z, "Số bị chia đứng trước dấu chia. Con đổi chỗ hai số nhé!");
  return put === `${a} ${c}` ? mistake("FIELD", z, "Số chia đã cho trong đề. Con đặt lại số chia nhé!") : null;
}

function mistakesIn(
  operation: Operation,
  fact: Three<number>,
  cards: readonly number[],
  right: readonly string[],
): Mistakes {
  return fillingsOf(cards.length, false)
    .filter((put) => !right.includes(put.join()))
    .flatMap((put) => {
      const [x = 0, y = 0, z = 0] = put.map((label) => cards[label]);
      const known = numberMistake(operation, fact, [x, y, z]);
      if (known?.feedback === undefined) return [];
      const feedback: Line = typeof known.feedback === "string" ? toLine(known.feedback) : known.feedback;
      return [{ labels: put, feedback, code: known.code }];
    });
}

function isTrue(operation: Operation, [x, y, z]: Three<number>): boolean {
  return operation === "×" ? x * y === z : x === y * z;
}

/** The numbers of the fact and what other operations make of them, as far as no other true fact lies there. */
function pickCards(operation: Operation, [a, b, c]: Three<number>): number[] {
  const isLeft = (cards: readonly number[]) =>
    fillingsOf(cards.length, false).filter((put) => {
      const [x = 0, y = 0, z = 0] = put.map((label) => cards[label]);
      return isTrue(operation, [x, y, z]);
    }).length === 2;
  const cards: number[] = [a, b, c];
  for (const other of [a + b, Math.abs(a - b)]) {
    if (!cards.includes(other) && isLeft([...cards, other])) cards.push(other);
  }
  return cards;
}

const boxHints = {
  "×": ["Hai thừa số đứng hai bên dấu nhân.", "Tích là kết quả. Con nhẩm bảng nhân nhé!"],
  ":": ["Số bị chia đứng trước dấu chia, số chia đứng sau.", "Thương là kết quả. Con nhẩm bảng nhân để tìm thương."],
} as const satisfies Record<Operation, readonly string[]>;

const factorsWrong = "Hai bên dấu nhân là hai thừa số trong đề. Con đọc lại đề nhé!";

const boxWrongs = {
  "×": [factorsWrong, factorsWrong],
  ":": ["Số bị chia đứng trước dấu chia. Con đọc lại đề nhé!", "Số chia đứng sau dấu chia. Con đọc lại đề nhé!"],
} as const satisfies Record<Operation, readonly string[]>;

/** "Số bị chia là 20, số chia là 5. Con lập phép chia nhé!": the numbers go into the boxes, the result is worked out. */
export function buildMultDivBoxesQuestion(rng: Rng, operation: Operation): Question {
  const fact = pickFact(rng, operation);
  const [a, b, c] = fact;
  const cards = rng.shuffle(pickCards(operation, fact));
  const at = (...numbers: readonly number[]) => numbers.map((number) => cards.indexOf(number));
  const fillings = operation === "×" ? [at(a, b, c), at(b, a, c)] : [at(a, b, c)];
  const told = operation === "×" ? `Hai thừa số là ${a} và ${b}` : `Số bị chia là ${a}, số chia là ${b}`;
  const result = namesOf[operation][2];
  const prompts = [
    `${told}. Con lập ${kinds[operation]} nhé!`,
    `${told}. Con tìm ${result} và viết ${kinds[operation]}.`,
    `Con viết ${kinds[operation]}: ${told.charAt(0).toLowerCase()}${told.slice(1)}.`,
  ] as const;
  const place = rng.int(0, 2);
  const rule = written(operation, fact);
  return {
    kind: "match",
    ...draftedFields(rng, {
      prompt: prompts[place] ?? "",
      hints: boxHints[operation],
      explanation: `${capital(result)} là kết quả của ${kinds[operation]}: ${rule}.`,
      praise: "fit",
      identity: `boxes ${place} ${rule}`,
    }),
    view: {
      operation,
      numbers: [null, null, null],
      filled: "boxes",
      labels: cards.map(numberAsLine),
      isReusable: false,
    },
    key: {
      fillings,
      mistakes: mistakesIn(
        operation,
        fact,
        cards,
        fillings.map((each) => each.join()),
      ),
      wrong: [...boxWrongs[operation], `${capital(result)} là kết quả. Con nhẩm lại nhé!`].map(toLine),
    },
    answer: toLine(rule),
  };
}
