import type { Rng } from "#lib/core/rng.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const nonZero = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Every number that is written with these digits, each used once. */
function arrangements(digits: readonly number[]): number[] {
  if (digits.length < 2) return [...digits];
  return digits.flatMap((first, place) =>
    arrangements(digits.toSpliced(place, 1)).map((rest) => first * 10 ** (digits.length - 1) + rest),
  );
}

interface Row {
  readonly numbers: readonly number[];
  /** Why they come in this order, up to the row; `sign` stands between two neighbours. */
  readonly tellWhy: (sorted: readonly number[], sign: string) => string;
  readonly hints: readonly [string, string];
}

/** Four numbers with other thousands each. */
function differentThousands(rng: Rng): Row {
  const thousands = rng.shuffle(nonZero).slice(0, 4);
  return {
    numbers: thousands.map((each) => each * 1000 + rng.int(0, 999)),
    tellWhy: (sorted, sign) =>
      `Các số đều có bốn chữ số nên so sánh hàng nghìn: ${sorted.map((each) => Math.floor(each / 1000)).join(sign)}. Ta xếp được`,
    hints: ["Các số đều có bốn chữ số. Con so sánh từ hàng lớn nhất.", "Con chỉ cần so sánh chữ số hàng nghìn."],
  };
}

/** Four numbers of one thousand, from the same three digits behind it: two of them at least have the same hundreds. */
function sameThousands(rng: Rng): Row {
  const thousands = rng.pick(nonZero);
  const digits = rng.shuffle([0, ...nonZero]).slice(0, 3);
  return {
    numbers: rng
      .shuffle(arrangements(digits))
      .slice(0, 4)
      .map((each) => thousands * 1000 + each),
    tellWhy: () => `Các số cùng có ${thousands} nghìn nên so sánh hàng trăm, rồi hàng chục`,
    hints: [
      "Các số có chữ số hàng nghìn giống nhau. Con so sánh tiếp chữ số hàng trăm.",
      "Hai số có cả chữ số hàng trăm giống nhau thì con so sánh tiếp chữ số hàng chục.",
    ],
  };
}

/** Numbers of three and of four digits that share their digits, most often with 10 000. */
function differentLengths(rng: Rng): Row {
  const digits = rng.shuffle(nonZero).slice(0, 3);
  const short = rng.shuffle(arrangements(digits));
  const long = rng.shuffle(arrangements([...digits, 0]).filter((each) => each > 1000));
  const [count, more] = rng.pick([[1, [10_000]] as const, [1, [10_000]] as const, [2, []] as const]);
  return {
    numbers: [...short.slice(0, count), ...long.slice(0, 2), ...more],
    tellWhy: () => "Số nào có ít chữ số hơn thì bé hơn, cùng số chữ số thì so sánh từng hàng",
    hints: [
      "Con đếm chữ số của từng số. Số nào có nhiều chữ số hơn thì lớn hơn.",
      "Các số có cùng số chữ số thì con so sánh từng hàng, từ trái sang phải.",
    ],
  };
}

const rows = { 1: differentThousands, 2: sameThousands, 3: differentLengths } as const;

const prompts = [
  "Con xếp bốn số theo thứ tự {way}.",
  "Bốn thẻ ghi số sách của bốn thư viện. Con xếp các số {way}.",
  "Bốn thẻ ghi số gà của bốn trang trại. Con xếp các số {way}.",
] as const;

function ask(rng: Rng, difficulty: Difficulty) {
  const { numbers, tellWhy, hints } = rows[difficulty](rng);
  const isRising = rng.pick([true, false]);
  const sign = isRising ? " < " : " > ";
  const sorted = numbers.toSorted((a, b) => (isRising ? a - b : b - a));
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising,
    prompts,
    first: "Con tìm số {name} để đặt đầu tiên nhé!",
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp từng cặp số còn lại nhé!",
    hints,
    explanation: `${tellWhy(sorted, sign)}: {row}.`,
    identityOf: (row) => row.map(({ number }) => number.top).join(),
  });
}

/** Numbers in order (curriculum, c3-order-10000): by their thousands; by hundreds and tens; by their digits' number as well. */
export const orderTenThousand = defineNumberSkill({
  id: "c3-order-10000",
  classId: "3",
  title: "Sắp xếp số trong phạm vi 10 000",
  generate: (difficulty, rng) => ask(rng, difficulty),
});
