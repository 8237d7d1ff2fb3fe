import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values/whole-value.ts";
import { wordsValue } from "#lib/questions/values/words-value.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { choiceQuestion } from "#lib/skills/drafts/choice-question.ts";
import { mistake } from "#lib/skills/drafts/distractor.ts";
import { numberQuestion } from "#lib/skills/drafts/number-question.ts";
import { orderQuestion } from "#lib/skills/drafts/order-question.ts";
import { signQuestion } from "#lib/skills/drafts/sign-question.ts";
import { children } from "#lib/skills/words/children.ts";
import { placeNames } from "./place-chart.ts";

const range = [1, 100_000] as const;

const moreDigits = "Số nào có nhiều chữ số hơn thì lớn hơn.";
const leftToRight = "Các số cùng số chữ số thì con so sánh từng hàng, từ trái sang phải.";

/** Numbers of one to a hundred thousand that start alike, or that have different numbers of digits. */
function pickNumbers(difficulty: Difficulty, rng: Rng): number[] {
  if (difficulty === 1) {
    // The shorter ones start with large digits, so that they seem to be the larger ones.
    const [short = 5, middle = 6, other = 7] = rng.shuffle([5, 6, 7, 8, 9]);
    const starts = [
      { first: short, size: 100 },
      { first: middle, size: 1000 },
      { first: other, size: 1000 },
      { first: rng.int(1, 4), size: 10_000 },
    ];
    return rng.shuffle(starts).map(({ first, size }) => first * size + rng.int(0, size - 1));
  }
  const length = difficulty === 2 ? rng.pick([4, 5]) : 5;
  const [first = 1, ...rest] = rng
    .shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== 5))
    .toSorted((a) => (a === 0 ? 1 : 0));
  const digits = rest.slice(-(length - 1));
  const starts = length === 5 && rng.pick([true, false]) ? digits.splice(0, 1) : [];
  const orders = new Set(Array.from({ length: 40 }, () => rng.shuffle(digits).join("")));
  return [...orders].slice(0, 4).map((order) => Number(`${first}${starts.join("")}${order}`));
}

/** Why one number is larger than another: "hàng chục có 1 > 0". */
function whyLarger(larger: number, smaller: number): string {
  const [above, below] = [String(larger), String(smaller)];
  if (above.length > below.length) return `${groupNumber(larger)} có nhiều chữ số hơn ${groupNumber(smaller)}`;
  const at = Array.from(above).findIndex((digit, place) => digit !== below[place]);
  return `so với ${groupNumber(smaller)}, hàng ${placeNames[above.length - 1 - at]} có ${above[at]} > ${below[at]}`;
}

function whySmaller(smaller: number, larger: number): string {
  const [above, below] = [String(smaller), String(larger)];
  if (above.length < below.length) return `${groupNumber(smaller)} có ít chữ số hơn ${groupNumber(larger)}`;
  const at = Array.from(above).findIndex((digit, place) => digit !== below[place]);
  return `so với ${groupNumber(larger)}, hàng ${placeNames[above.length - 1 - at]} có ${above[at]} < ${below[at]}`;
}

function hintsFor(difficulty: Difficulty): string[] {
  return difficulty === 1 ? [moreDigits, `Con đếm số chữ số của từng số. ${leftToRight}`] : [leftToRight];
}

interface Ranked {
  readonly isLargest: boolean;
  readonly right: number;
  readonly next: number;
  readonly far: number;
}

function rank(numbers: readonly number[], isLargest: boolean): Ranked {
  const [right = 0, next = 0] = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  return { isLargest, right, next, far: isLargest ? Math.min(...numbers) : Math.max(...numbers) };
}

const whyOf = ({ isLargest, right, next }: Ranked) => (isLargest ? whyLarger(right, next) : whySmaller(right, next));

/** "Số nào lớn nhất?" */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const ranked = rank(numbers, rng.pick([true, false]));
  const name = ranked.isLargest ? "lớn nhất" : "bé nhất";
  return numberQuestion(rng, {
    prompt: rng.pick([`Số nào ${name}?`, `Trong các số sau, số ${name} là:`]),
    answer: ranked.right,
    write: wholeValue,
    range,
    distractors: numbers.map((number) =>
      number === ranked.far
        ? mistake("REL", number, `Con tìm số ${ranked.isLargest ? "bé nhất" : "lớn nhất"} rồi. Đề bài hỏi số ${name}.`)
        : mistake("PLACE", number, "Con so sánh lại từng hàng, từ trái sang phải nhé!"),
    ),
    hints: hintsFor(difficulty),
    explanation: `Số ${name} là ${groupNumber(ranked.right)}: ${whyOf(ranked)}.`,
    praise: "compare",
    identity: `${name} ${numbers.join()}`,
  });
}

/** "Bảng ghi điểm của bốn bạn. Bạn nào được nhiều điểm nhất?" */
function buildTableQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const names = rng.shuffle(children).slice(0, 4);
  const ranked = rank(numbers, rng.pick([true, false]));
  const nameOf = (number: number) => names[numbers.indexOf(number)] ?? "";
  const asked = ranked.isLargest ? "nhiều điểm nhất" : "ít điểm nhất";
  const right = nameOf(ranked.right);
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
    answer: wordsValue(right),
    distractors: numbers.map((number) =>
      mistake(
        number === ranked.far ? "REL" : "PLACE",
        wordsValue(nameOf(number)),
        `Bạn này được ${groupNumber(number)} điểm. Con so sánh lại nhé!`,
      ),
    ),
    hints: hintsFor(difficulty),
    explanation: `${right} được ${asked}, ${groupNumber(ranked.right)} điểm: ${whyOf(ranked)}.`,
    praise: "compare",
    identity: `table ${asked} ${numbers.join()}`,
  });
}

/** "Số nào lớn hơn 9 876?": one fits, three do not. */
function buildWhichFitsQuestion(difficulty: Difficulty, rng: Rng): Question {
  const numbers = pickNumbers(difficulty, rng);
  const isLargest = rng.pick([true, false]);
  const { right, next } = rank(numbers, isLargest);
  const others = numbers.filter((number) => number !== right && number !== next);
  const name = isLargest ? "lớn hơn" : "bé hơn";
  const last = isLargest ? Math.min(...others) - 1 : Math.max(...others) + 1;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số nào ${name} ${groupNumber(next)}?`,
      `… ${isLargest ? ">" : "<"} ${groupNumber(next)}. Số điền được vào chỗ trống là:`,
    ]),
    answer: right,
    write: wholeValue,
    range,
    distractors: [
      mistake("EQ", next, "Hai số này bằng nhau. Con so sánh lại nhé!"),
      ...others.map((number) => mistake("REL", number, "Con so sánh lại hai số, từ hàng cao nhất nhé!")),
      mistake("REL", last, "Con so sánh lại hai số, từ hàng cao nhất nhé!"),
    ],
    hints: hintsFor(difficulty),
    explanation: `${groupNumber(right)} ${isLargest ? ">" : "<"} ${groupNumber(next)}: ${isLargest ? whyLarger(right, next) : whySmaller(right, next)}.`,
    praise: "compare",
    identity: `fits ${name} ${next} ${right}`,
  });
}

interface Side {
  readonly text: string;
  readonly value: number;
}

/** The parts of a number that are not 0: 40 000 + 500. */
function asSum(value: number): Side {
  const digits = Array.from(String(value), Number);
  const terms = digits.map((digit, place) => digit * 10 ** (digits.length - 1 - place)).filter((term) => term > 0);
  return { text: terms.map(groupNumber).join(" + "), value };
}

function sidesQuestion(rng: Rng, left: Side, right: Side, hints: readonly string[]): Question {
  const signs: Readonly<Record<number, Sign>> = { [-1]: "<", 0: "=", 1: ">" };
  const sign = signs[Math.sign(left.value - right.value)] ?? "=";
  const answer = `${left.text} ${sign} ${right.text}`;
  const [more, less] = [Math.max(left.value, right.value), Math.min(left.value, right.value)];
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu nào vào giữa hai thẻ?", "Con chọn dấu đúng để so sánh."]),
    sides: [left.text, right.text],
    sign,
    answer,
    turned: "Con chọn dấu ngược rồi. Đầu nhọn của dấu chỉ vào số bé hơn.",
    notEqual: "Hai bên khác nhau. Con so sánh từng hàng nhé!",
    hints,
    explanation:
      more === less ? `${answer}, vì hai bên cùng bằng ${groupNumber(more)}.` : `${answer}: ${whyLarger(more, less)}.`,
    praise: "compare",
    identity: `sign ${left.text} ${right.text}`,
  });
}

function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [first = 1, second = 2] = rng.shuffle(pickNumbers(difficulty, rng));
  const [a, b] = [first, second].map((value) => ({ text: groupNumber(value), value }));
  return sidesQuestion(rng, a ?? asSum(first), b ?? asSum(second), hintsFor(difficulty));
}

/** "40 000 + 500 □ 40 050" */
function buildSumSignQuestion(rng: Rng): Question {
  const [a = 1, b = 2, c = 3] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const value = a * 10_000 + b * 10 ** rng.int(1, 3) + c * rng.pick([0, 1]);
  const [low = "", high = ""] = [String(b), "0"];
  const shifted = Number(String(value).replace(`${low}${high}`, `${high}${low}`));
  const other = rng.pick([value, shifted, shifted, value + 10]);
  const sides = rng.shuffle([asSum(value), { text: groupNumber(other), value: other }]);
  const [left = asSum(value), right = asSum(other)] = sides;
  return sidesQuestion(rng, left, right, ["Con viết tổng thành một số trước.", leftToRight]);
}

/** Four cards in order. */
function buildOrderQuestion(rng: Rng): Question {
  const numbers = pickNumbers(3, rng);
  const isRising = rng.pick([true, false]);
  const row = numbers.toSorted((a, b) => (isRising ? a - b : b - a));
  return orderQuestion(rng, {
    prompt: isRising ? "Con xếp bốn số theo thứ tự từ bé đến lớn." : "Con xếp bốn số theo thứ tự từ lớn đến bé.",
    numbers: numbers.map(wholeValue),
    isRising,
    first: `Con tìm số ${isRising ? "bé nhất" : "lớn nhất"} để đặt đầu tiên nhé!`,
    later: "Số đầu tiên đúng rồi. Con so sánh tiếp các số còn lại.",
    hints: [leftToRight, `Con tìm số ${isRising ? "bé nhất" : "lớn nhất"} trước, rồi tìm tiếp trong các số còn lại.`],
    explanation: `So sánh lần lượt từ hàng cao nhất, ta xếp được: ${row.map(groupNumber).join(", ")}.`,
    praise: "order",
    identity: `order ${isRising} ${row.join()}`,
  });
}

/** Numbers up to 100 000 compared (curriculum, c3-compare-100000): by their digits' number; place by place; four in order. */
export const compareHundredThousand = defineSkill({
  id: "c3-compare-100000",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "So sánh số đến 100 000",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([
        buildOrderQuestion,
        buildOrderQuestion,
        buildSumSignQuestion,
        (each: Rng) => buildTableQuestion(3, each),
      ])(rng);
    const build = rng.pick([buildExtremeQuestion, buildTableQuestion, buildWhichFitsQuestion, buildSignQuestion]);
    return build(difficulty, rng);
  },
});
