import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { chartedBoth } from "./place-chart.ts";
import { areAsLong, firstUnequal, whyUnequal } from "./why-unequal.ts";

const range = [1, 100_000] as const;

const moreDigits = "Số nào có nhiều chữ số hơn thì lớn hơn.";
const leftToRight = "Các số cùng số chữ số thì con so sánh từng hàng, từ trái sang phải.";

/** Numbers of one to a hundred thousand that start alike, or that have different numbers of digits. */
function pickNumbers(difficulty: Difficulty, rng: Rng): number[] {
  if (difficulty === 1) {
    // The shorter ones start with large digits, so that they seem to be the larger ones.
    const [short = 8, other = 9] = rng.shuffle([5, 6, 7, 8, 9]);
    const [long = 1, next = 2] = rng.shuffle([1, 2, 3, 4]);
    const starts = [
      { first: short, size: 100 },
      { first: other, size: 100 },
      { first: long, size: 1000 },
      { first: next, size: 1000 },
    ];
    return rng.shuffle(starts).map(({ first, size }) => first * size + rng.int(0, size - 1));
  }
  const length = difficulty === 2 ? rng.pick([4, 5]) : 5;
  const first = rng.pick([1, 2, 3, 4, 6, 7, 8, 9]);
  const digits = rng.shuffle([0, 1, 2, 3, 4, 6, 7, 8, 9].filter((digit) => digit !== first)).slice(0, length - 1);
  const starts = length === 5 && rng.pick([true, false]) ? digits.splice(0, 1) : [];
  const orders = new Set(Array.from({ length: 40 }, () => rng.shuffle(digits).join("")));
  return [...orders].slice(0, 4).map((order) => Number(`${first}${starts.join("")}${order}`));
}

function hintsFor(difficulty: Difficulty): string[] {
  return difficulty === 1
    ? [moreDigits, "Con đếm số chữ số của từng số. Nếu bằng nhau thì con so sánh từng hàng, từ trái sang phải."]
    : [leftToRight];
}

/** The number asked for, the one next to it, and the one that is furthest from it. */
function rank(numbers: readonly number[], isLargest: boolean) {
  const sorted = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  const [right = 0, next = 0] = sorted;
  const row = sorted.map(groupNumber).join(isLargest ? " > " : " < ");
  return { right, next, far: sorted.at(-1), row, why: whyUnequal(right, next) };
}

/** "Số nào lớn nhất?" */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const isLargest = rng.pick([true, false]);
  const { right, next, far, row, why } = rank(numbers, isLargest);
  const [name, opposite] = isLargest ? ["lớn nhất", "bé nhất"] : ["bé nhất", "lớn nhất"];
  return numberQuestion(rng, {
    prompt: rng.pick([`Số nào ${name}?`, `Trong các số sau, số ${name} là:`]),
    answer: right,
    write: wholeValue,
    range,
    distractors: numbers.map((number) =>
      number === far
        ? mistake("REL", number, `Con tìm số ${opposite} rồi. Đề bài hỏi số ${name}.`)
        : mistake("PLACE", number, "Con xem các số có mấy chữ số, rồi so sánh từng hàng nhé!"),
    ),
    hints: hintsFor(difficulty),
    explanation: chartedBoth(`${row}. Số ${name} là ${groupNumber(right)}: ${why}.`, right, next),
    praise: "compare",
    identity: `${name} ${numbers.join()}`,
  });
}

/** "Bảng ghi điểm của bốn bạn. Bạn nào được nhiều điểm nhất?" */
function buildTableQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const names = rng.shuffle(children).slice(0, 4);
  const isLargest = rng.pick([true, false]);
  const { right, far, row, why } = rank(numbers, isLargest);
  const nameOf = (number: number) => names[numbers.indexOf(number)] ?? "";
  const asked = isLargest ? "nhiều điểm nhất" : "ít điểm nhất";
  return choiceQuestion(rng, {
    prompt: `Bảng ghi số điểm của bốn bạn trong một trò chơi. Bạn nào được ${asked}?`,
    figures: [
      {
        type: "table",
        title: null,
        head: ["Bạn", "Số điểm"],
        rows: numbers.map((number) => [nameOf(number), groupNumber(number)]),
        marked: null,
        alt: "Bảng có bốn bạn và số điểm của từng bạn.",
      },
    ],
    answer: wordsValue(nameOf(right)),
    distractors: numbers.map((number) =>
      mistake(
        number === far ? "REL" : "PLACE",
        wordsValue(nameOf(number)),
        `Bạn này được ${groupNumber(number)} điểm. Con so sánh lại nhé!`,
      ),
    ),
    hints: hintsFor(difficulty),
    explanation: `${row}. ${nameOf(right)} được ${asked}, ${groupNumber(right)} điểm: ${why}.`,
    praise: "compare",
    identity: `table ${asked} ${numbers.join()}`,
  });
}

/** "Số nào lớn hơn 9 876?": one fits, three do not. */
function buildWhichFitsQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const isLargest = rng.pick([true, false]);
  const { right, next, why } = rank(numbers, isLargest);
  const others = numbers.filter((number) => number !== right && number !== next);
  const name = isLargest ? "lớn hơn" : "bé hơn";
  const sign = isLargest ? ">" : "<";
  const again = (number: number) =>
    areAsLong(number, next)
      ? "Con so sánh lại hai số, từ hàng cao nhất nhé!"
      : "Con đếm xem mỗi số có mấy chữ số trước nhé! Số có ít chữ số hơn thì bé hơn.";
  const last = isLargest ? Math.min(...others) - 1 : Math.max(...others) + 1;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số nào ${name} ${groupNumber(next)}?`,
      `… ${sign} ${groupNumber(next)}. Số điền được vào chỗ trống là:`,
    ]),
    answer: right,
    write: wholeValue,
    range,
    distractors: [
      mistake("EQ", next, "Hai số này bằng nhau. Con so sánh lại nhé!"),
      ...[...others, last].map((number) => mistake("REL", number, again(number))),
    ],
    hints: hintsFor(difficulty),
    explanation: chartedBoth(
      `${groupNumber(right)} ${sign} ${groupNumber(next)}: ${why}. Các số còn lại không ${name} ${groupNumber(next)}.`,
      right,
      next,
    ),
    praise: "compare",
    identity: `fits ${name} ${next} ${right}`,
  });
}

interface Side {
  readonly text: string;
  readonly value: number;
}

const asNumber = (value: number): Side => ({ text: groupNumber(value), value });

/** The parts of a number that are not 0: 40 000 + 500. */
function asSum(value: number): Side {
  const digits = Array.from(String(value), Number);
  const terms = digits.map((digit, place) => digit * 10 ** (digits.length - 1 - place)).filter((term) => term > 0);
  return { text: terms.map(groupNumber).join(" + "), value };
}

/** "Các hàng trước bằng nhau. Hàng chục có 0 < 4 nên 28 304 < 28 340." A sum is first written as a number. */
function whySides(left: Side, right: Side, answer: string): string {
  const told = (side: Side) => (side.text.includes("+") ? `${side.text} = ${groupNumber(side.value)}. ` : "");
  const sums = `${told(left)}${told(right)}`;
  if (!areAsLong(left.value, right.value)) return `${sums}${whyUnequal(left.value, right.value)} nên ${answer}.`;
  const { at, differs } = firstUnequal(left.value, right.value);
  return `${sums}${at === 0 ? "" : "Các hàng trước bằng nhau. "}${capital(differs)} nên ${answer}.`;
}

function sidesQuestion(rng: Rng, left: Side, right: Side, hints: readonly string[]): Question {
  const sign = signBetween(left.value, right.value);
  const answer = `${left.text} ${sign} ${right.text}`;
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào vào giữa hai thẻ?", "Con chọn dấu đúng để so sánh."]),
    sides: [left.text, right.text],
    sign,
    answer,
    turned: "Con chọn dấu ngược rồi. Đầu nhọn của dấu chỉ vào số bé hơn.",
    notEqual: areAsLong(left.value, right.value)
      ? "Hai bên khác nhau. Con so sánh từng hàng nhé!"
      : "Hai bên khác nhau. Con đếm xem mỗi số có mấy chữ số nhé!",
    hints,
    explanation:
      left.value === right.value
        ? `${answer}, vì hai bên cùng bằng ${groupNumber(left.value)}.`
        : whySides(left, right, answer),
    praise: "compare",
    identity: `sign ${left.text} ${right.text}`,
  });
}

function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [first = 1, second = 2] = rng.shuffle(pickNumbers(difficulty, rng));
  return sidesQuestion(rng, asNumber(first), asNumber(second), hintsFor(difficulty));
}

/** "40 000 + 500 □ 40 050" */
function buildSumSignQuestion(_: Difficulty, rng: Rng): Question {
  const [a = 1, b = 2, c = 3] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const value = a * 10_000 + b * 10 ** rng.int(1, 3) + c * rng.pick([0, 1]);
  const shifted = Number(String(value).replace(`${b}0`, `0${b}`));
  const other = rng.pick([value, shifted, shifted, value + 10]);
  const [left = asSum(value), right = asSum(other)] = rng.shuffle([asSum(value), asNumber(other)]);
  return sidesQuestion(rng, left, right, ["Con viết tổng thành một số trước.", leftToRight]);
}

/** Three cards in order, or four. */
function buildOrderQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng).slice(0, difficulty === 3 ? 4 : 3);
  return buildOrderCardsQuestion(rng, {
    numbers: numbers.map(wholeValue),
    isRising: rng.pick([true, false]),
    prompts: [`Con xếp ${numbers.length === 4 ? "bốn" : "ba"} số theo thứ tự {way}.`],
    first: "Con tìm số {name} để đặt đầu tiên nhé!",
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp các số còn lại.",
    hints: [leftToRight, "Con tìm số {name} trước, rồi tìm tiếp trong các số còn lại."],
    explanation: "So sánh lần lượt từ hàng cao nhất, ta xếp được: {row}.",
    identityOf: (row) => row.map(({ number }) => number.top).join(),
  });
}

/** Numbers up to 100 000 compared (curriculum, c3-compare-100000): by their digits' number; place by place; four in order. */
export const compareHundredThousand = defineNumberSkill({
  id: "c3-compare-100000",
  classId: "3",
  title: "So sánh số đến 100 000",
  generate(difficulty, rng) {
    const forms = {
      1: [buildSignQuestion, buildSignQuestion, buildExtremeQuestion, buildWhichFitsQuestion],
      2: [buildSignQuestion, buildSignQuestion, buildOrderQuestion, buildTableQuestion],
      3: [buildOrderQuestion, buildOrderQuestion, buildSumSignQuestion],
    }[difficulty];
    return rng.pick(forms)(difficulty, rng);
  },
});
