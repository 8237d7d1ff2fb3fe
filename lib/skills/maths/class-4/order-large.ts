import { groupNumber } from "#lib/core/group-number.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { type NumberValue, numberValue, wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";

const prompts = [
  "Con xếp các số {way}.",
  "Con xếp bốn số theo thứ tự {way}.",
  "Con xếp bốn số trên thẻ {way} nhé!",
] as const;

const sorted = (numbers: readonly number[], isRising: boolean) =>
  numbers.toSorted((a, b) => (isRising ? a - b : b - a));

/** "2 < 4 < 5" or "5 > 4 > 2". */
const chain = (digits: readonly number[], isRising: boolean) => digits.join(isRising ? " < " : " > ");

const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10;

const identityOf = (row: readonly NumberValue[]) => row.map(({ number }) => number.top).join();

/** Four numbers of six digits whose first digits differ. */
function buildFirstDigitQuestion(rng: Rng): Question {
  const isRising = rng.pick([true, false]);
  const firsts = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  const numbers = firsts.map((first) => first * 100_000 + rng.int(1, 99_999));
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising,
    prompts,
    first: "Số đứng đầu chưa phải số {name}. Con so chữ số hàng trăm nghìn của bốn số nhé!",
    later: "Số đầu đúng rồi. Con so hàng trăm nghìn của các số còn lại nhé!",
    hints: [
      "Bốn số có số chữ số bằng nhau nên con so từng hàng, bắt đầu từ hàng cao nhất.",
      "Hàng cao nhất là hàng trăm nghìn. Con tìm số có chữ số {name} ở hàng đó, rồi xếp tiếp.",
    ],
    explanation: `Bốn số đều có sáu chữ số. So hàng trăm nghìn: ${chain(sorted(firsts, isRising), isRising)}. {Way}: {row}.`,
    identityOf,
  });
}

/** Four numbers of one length and with the same two digits in front; of most, two part only a place later. */
function buildSameStartQuestion(rng: Rng): Question {
  const isRising = rng.pick([true, false]);
  const place = rng.int(4, 6);
  const [nameOfThird, nameOfFourth] = [placeNames[place], placeNames[place - 1]];
  const start = rng.int(11, 98) * 10 ** (place + 1);
  const [low = 1, high = 2, ...thirds] = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  const isTied = rng.int(1, 4) > 1;
  const [tied = 0, other = 0] = thirds;
  const digits = isTied ? [low, high, tied, tied] : [low, high, tied, other];
  const fourths = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const numbers = digits.map(
    (digit, at) =>
      start + digit * 10 ** place + (fourths[at] ?? 0) * 10 ** (place - 1) + rng.int(1, 10 ** (place - 1) - 1),
  );
  const inOrder = sorted(numbers, isRising);
  const different = [...new Set(inOrder.map((value) => digitAt(value, place)))];
  const pair = inOrder.filter((value) => digitAt(value, place) === tied).map((value) => digitAt(value, place - 1));
  const second = isTied
    ? ` Hai số cùng có chữ số ${tied} ở hàng ${nameOfThird} thì so hàng ${nameOfFourth}: ${chain(pair, isRising)}.`
    : "";
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising,
    prompts,
    first: "Số đứng đầu chưa phải số {name}. Hai chữ số đầu giống nhau, con so từ chữ số thứ ba nhé!",
    later: "Số đầu đúng rồi. Con so các số còn lại, hàng nào giống nhau thì so tiếp hàng bên phải nhé!",
    hints: [
      "Bốn số có số chữ số bằng nhau nên con so từng hàng, từ trái sang phải.",
      `Hai chữ số đầu giống nhau. Con so từ hàng ${nameOfThird}; nếu vẫn giống nhau thì so hàng ${nameOfFourth}.`,
    ],
    explanation: `Bốn số đều có ${place + 3} chữ số, hai chữ số đầu giống nhau. So hàng ${nameOfThird}: ${chain(different, isRising)}.${second} {Way}: {row}.`,
    identityOf,
  });
}

/** "5 triệu 80 nghìn" */
function inPlaces(value: number): string {
  const [millions, thousands] = [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000];
  const parts = [
    ...(millions > 0 ? [`${millions}\u00a0triệu`] : []),
    ...(thousands > 0 ? [`${thousands}\u00a0nghìn`] : []),
  ];
  return parts.join(" ");
}

/** So many different whole thousands of so many digits, made of the given digits and zeros, the first one in front. */
function arrange(rng: Rng, digits: readonly number[], length: number, count: number): number[] {
  const [first = 1, ...rest] = digits;
  const filled = [...rest, ...Array.from({ length: length - 3 - digits.length }, () => 0)];
  const made = new Set<number>();
  while (made.size < count) made.add(Number([first, ...rng.shuffle(filled)].join("")) * 1000);
  return [...made];
}

/** Of numbers of one length, in their order: "92 030 000 > 92 003 000 vì ở hàng chục nghìn 3 > 0." */
function reasons(numbers: readonly number[], isRising = (numbers[0] ?? 0) < (numbers[1] ?? 0)): string[] {
  return numbers.slice(1).map((value, at) => {
    const before = numbers[at] ?? 0;
    const place = placeNames.findLastIndex((_, each) => digitAt(before, each) !== digitAt(value, each));
    const digits = [digitAt(before, place), digitAt(value, place)];
    return `${[before, value].map(groupNumber).join(isRising ? " < " : " > ")} vì ở hàng ${placeNames[place]} ${chain(digits, isRising)}.`;
  });
}

/** Different lengths, the same digits but for the zeros; the shorter ones begin with the largest digit, one is told in words. */
function buildTwoLengthsQuestion(rng: Rng): Question {
  const isRising = rng.pick([true, false]);
  const length = rng.int(7, 9);
  const digits = rng
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, length === 9 ? 3 : rng.int(2, 3))
    .toSorted((a, b) => a - b);
  const longs = rng.int(2, 3);
  const long = arrange(rng, digits, length, longs);
  const short = arrange(rng, digits.toReversed(), length - 1, 4 - longs);
  const told = rng.pick(long);
  const written = [...long, ...short].map((value) =>
    value === told ? numberValue(toLine(inPlaces(value)), rational(value)) : wholeValue(value),
  );
  const few = sorted(short, isRising).map(groupNumber).join(" và ");
  const fewer =
    short.length === 1
      ? `Số ${few} có ít chữ số nhất nên bé nhất.`
      : `Hai số ${few} có ít chữ số hơn nên bé hơn hai số kia.`;
  const why = (isRising ? [short, long] : [long, short])
    .flatMap((numbers) => reasons(sorted(numbers, isRising)))
    .join(" ");
  return buildOrderCardsQuestion(rng, {
    numbers: written,
    isRising,
    prompts,
    first:
      "Số đứng đầu chưa phải số {name}. Con viết cả bốn số bằng chữ số, so số chữ số trước, rồi so từng hàng từ trái sang phải nhé!",
    later: "Số đầu đúng rồi. Con so các số còn lại: số chữ số trước, rồi từng hàng từ trái sang phải nhé!",
    hints: [
      `Con viết số “${inPlaces(told)}” bằng chữ số: mỗi lớp sau lớp triệu viết đủ ba chữ số, hàng nào không có thì viết 0.`,
      "Số nào có ít chữ số hơn thì bé hơn. Các số có cùng số chữ số thì con so từng hàng, từ trái sang phải.",
    ],
    explanation: `${inPlaces(told)} viết là ${groupNumber(told)}. ${fewer} ${why} {Way}: {row}.`,
    identityOf,
  });
}

/** Large numbers in order (curriculum, c4-order-large): by the first digit; past two digits alike; by length, one told in words. */
export const orderLarge = defineNumberSkill({
  id: "c4-order-large",
  classId: "4",
  title: "Sắp xếp các số có nhiều chữ số",
  generate: byDifficulty({
    1: [buildFirstDigitQuestion],
    2: [buildSameStartQuestion],
    3: [buildTwoLengthsQuestion],
  }),
});
