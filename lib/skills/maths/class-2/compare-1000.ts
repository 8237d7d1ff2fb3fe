import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { plainValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildBetweenQuestion } from "./build-between-question.ts";

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function fourDigits(rng: Rng): number[] {
  return rng.shuffle(digits).slice(0, 4);
}

/** Four round hundreds, or four round tens of different hundreds or of the same. */
function pickRound(rng: Rng): number[] {
  const hundreds = rng.pick(digits) * 100;
  const waysToDraw = [
    (digit: number) => digit * 100,
    (digit: number) => digit * 100 + rng.int(0, 9) * 10,
    (digit: number) => hundreds + digit * 10,
  ];
  return fourDigits(rng).map(rng.pick(waysToDraw));
}

/** Four numbers of different hundreds, more often of the same. */
function pickUneven(rng: Rng): number[] {
  const hundreds = rng.pick(digits) * 100;
  const isOfDifferent = rng.int(1, 3) === 1;
  return fourDigits(rng).map((digit) =>
    isOfDifferent ? digit * 100 + rng.int(1, 9) * 10 + rng.int(1, 9) : hundreds + digit * 10 + rng.int(1, 9),
  );
}

/** Four numbers written with the same three digits. */
function pickShared(rng: Rng): number[] {
  const [a = 1, b = 2, c = 3] = rng.shuffle(digits);
  const all = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return rng.shuffle(all.map((each) => Number(each.join("")))).slice(0, 4);
}

/** Four different numbers. */
function pickFour(rng: Rng, difficulty: Difficulty): number[] {
  return { 1: pickRound, 2: pickUneven, 3: pickShared }[difficulty](rng);
}

function rising(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

const hundredsFirst = "Con so sánh hàng trăm trước nhé!";
const tensNext = "Hàng trăm bằng nhau thì con so sánh hàng chục.";

/** How many different hundreds the numbers have. */
function countHundreds(numbers: readonly number[]): number {
  return new Set(numbers.map((number) => Math.floor(number / 100))).size;
}

/** Where to look again: at the tens where all hundreds are the same. */
function lookAgain(numbers: readonly number[]): string {
  return countHundreds(numbers) === 1 ? "Hàng trăm bằng nhau. Con so sánh hàng chục nhé!" : hundredsFirst;
}

/** Where to look again after `other`: at the first place in which it differs from the answer. */
function lookPast(other: number, answer: number, numbers: readonly number[]): string {
  const isSameHundreds = countHundreds([other, answer]) === 1;
  if (isSameHundreds && countHundreds(numbers) > 1) return "Có hai số cùng số trăm. Con so tiếp hàng chục nhé!";
  const relation = other > answer ? "bé hơn" : "lớn hơn";
  return `Còn số ${relation} ${other}. Con so hàng ${isSameHundreds ? "chục" : "trăm"} nhé!`;
}

function lookAt(left: number, relation: "lớn hơn" | "bé hơn", right: number): string {
  return `Con xem lại: ${left} có ${relation} ${right} không?`;
}

function hintsOf(numbers: readonly number[]): readonly string[] {
  const isToldByHundreds = countHundreds(numbers) === numbers.length;
  return [hundredsFirst, isToldByHundreds ? "Số có nhiều trăm hơn thì lớn hơn." : tensNext];
}

/** "Số nào bé nhất?" */
function buildExtremeQuestion(rng: Rng, difficulty: Difficulty): Question {
  const numbers = pickFour(rng, difficulty);
  const isLargest = rng.int(0, 1) === 1;
  const word = isLargest ? "lớn nhất" : "bé nhất";
  const sorted = rising(numbers);
  const [answer = 0, ...others] = isLargest ? sorted.toReversed() : sorted;
  const turned = isLargest ? "Đề bài hỏi số lớn nhất, con nhé!" : "Đề bài hỏi số bé nhất, con nhé!";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Số nào ${word}?`, `Con chọn số ${word} nhé!`]),
    answer: plainValue(answer),
    distractors: [
      mistake("REL", plainValue(others.at(-1) ?? 0), turned),
      ...others.map((other) => mistake("PLACE", plainValue(other), lookPast(other, answer, numbers))),
    ],
    hints: hintsOf(numbers),
    explanation: `Từ bé đến lớn là ${sorted.join(", ")}. Số ${word} là ${answer}.`,
    praise: "compare",
    identity: `extreme ${word} ${sorted.join()}`,
  });
}

/** Four numbers are put in order. */
function buildOrderQuestion(rng: Rng, difficulty: Difficulty): Question {
  const numbers = pickFour(rng, difficulty);
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(plainValue),
    isRising: rng.int(0, 1) === 1,
    prompts: ["Con xếp các số {way} nhé!"],
    first: lookAgain(numbers),
    later: "Số đầu đúng rồi. Con so sánh các số còn lại nhé!",
    hints: [hundredsFirst, "Con tìm số {name} trước."],
    explanation: "{Way} là {row}.",
    identityOf: (row) => row.map(({ line }) => line.text).join(),
  });
}

/** The sums beside a number in the third difficulty: 400 + 60 against 406. */
function pickSides(rng: Rng, difficulty: Difficulty): readonly [string, number, number] {
  const [a = 0, b = 0] = pickFour(rng, difficulty);
  if (difficulty < 3) return [String(a), a, b];
  const [hundreds, rest] = [rng.int(1, 9) * 100, rng.int(1, 9)];
  const isTens = rng.int(0, 1) === 1;
  const sum = hundreds + (isTens ? rest * 10 : rest);
  const moved = hundreds + (isTens ? rest : rest * 10);
  const other = rng.pick([moved, sum + 1, sum]);
  return [`${hundreds} + ${isTens ? rest * 10 : rest}`, sum, other];
}

const comparedPlaces = [
  [100, "trăm"],
  [10, "chục"],
  [1, "đơn vị"],
] as const;

/** Why one number is larger: "Cùng có 5 trăm. 9 chục lớn hơn 2 chục." Nothing where they are equal. */
function reasonOf(left: number, right: number): string {
  const digitOf = (number: number, size: number) => Math.floor(number / size) % 10;
  const differing = comparedPlaces.findIndex(([size]) => digitOf(left, size) !== digitOf(right, size));
  const [size, name] = comparedPlaces[differing] ?? [1, null];
  if (name === null) return "";
  const same = comparedPlaces.slice(0, differing).map(([each, word]) => `${digitOf(left, each)} ${word}`);
  const [a, b] = [digitOf(left, size), digitOf(right, size)];
  const told = `${a} ${name} ${a > b ? "lớn hơn" : "bé hơn"} ${b} ${name}. `;
  return same.length === 0 ? told : `Cùng có ${same.join(", ")}. ${told}`;
}

/** "356 … 512": a sign is put between them. */
function buildSignQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [written, left, right] = pickSides(rng, difficulty);
  const isSum = written.includes("+");
  const sign = signBetween(left, right);
  const told = `${written} ${sign} ${right}`;
  const worked = isSum ? `${written} = ${left}. ` : "";
  return signQuestion(rng, {
    prompt: rng.pick(["Con chọn dấu nào?", "Dấu nào đúng?"]),
    sides: [written, String(right)],
    sign,
    answer: told,
    turned: "Con xem lại số nào lớn hơn nhé!",
    notEqual: "Hai số này không bằng nhau. Con so sánh lại nhé!",
    hints: isSum ? ["Con tính tổng trước, rồi mới so sánh."] : hintsOf([left, right]),
    explanation: sign === "=" ? `Con tính tổng: ${told}.` : `${worked}${reasonOf(left, right)}Vậy ${told}.`,
    praise: "compare",
    identity: `sign ${written} ${right}`,
  });
}

/** "Phép so sánh nào đúng?" Each is about two of four numbers. */
function buildTrueQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [a = 0, b = 0, c = 0, d = 0] = pickFour(rng, difficulty);
  const [first, second] = [rising([a, b]), rising([c, d])];
  const [third = 0, fourth = 0] = second;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const answer = rng.pick([`${low} < ${high}`, `${high} > ${low}`]);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép so sánh nào đúng?", "Con chọn phép so sánh đúng nhé!"]),
    answer: wordsValue(answer),
    distractors: [
      mistake("REL", wordsValue(first.join(" > ")), lookAt(low, "lớn hơn", high)),
      mistake("REL", wordsValue(second.join(" > ")), lookAt(third, "lớn hơn", fourth)),
      mistake("REL", wordsValue(second.toReversed().join(" < ")), lookAt(fourth, "bé hơn", third)),
      mistake("EQ", wordsValue(first.join(" = ")), "Hai số này không bằng nhau."),
    ],
    hints: ["Đầu nhọn của dấu chỉ về số bé hơn.", ...hintsOf([a, b, c, d]).slice(1)],
    explanation: `${reasonOf(low, high)}Vậy ${answer}.`,
    praise: "compare",
    identity: `true ${rising([a, b, c, d]).join()} ${low}`,
  });
}

/** Numbers compared (curriculum, c2-compare-1000): round numbers; any, most of the same hundreds; shared digits. */
export const compare1000 = defineNumberSkill({
  id: "c2-compare-1000",
  classId: "2",
  title: "So sánh số đến 1000",
  generate(difficulty, rng) {
    const always = [buildExtremeQuestion, buildOrderQuestion, buildSignQuestion];
    const others = {
      1: [buildTrueQuestion],
      2: [buildTrueQuestion, buildOrderQuestion, buildSignQuestion],
      3: [buildBetweenQuestion, buildBetweenQuestion, buildOrderQuestion],
    };
    return rng.pick([...always, ...others[difficulty]])(rng, difficulty);
  },
});
