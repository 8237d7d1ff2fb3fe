import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { blocks } from "./blocks.ts";

interface Gap {
  readonly operation: "+" | "−";
  readonly a: number;
  readonly b: number;
  readonly rng: Rng;
}

/** What is known beside the gap: a number that is added or taken, or the one it is taken from, and the result. */
interface Known {
  readonly operation: "+" | "−";
  readonly isFirst: boolean;
  readonly given: number;
  readonly result: number;
  readonly answer: number;
}

const isStart = ({ operation, isFirst }: Known) => operation === "−" && isFirst;

/** What comes of a number in the gap, said without its result. */
function tried(known: Known, value: number): string {
  const { operation, isFirst, given, result, answer } = known;
  if (operation === "+") {
    const sum = isFirst ? `Lấy ${value} cộng ${given}` : `Thêm ${value}`;
    return value > answer ? `${sum} thì quá ${result}.` : `${sum} thì chưa đủ ${result}.`;
  }
  const isMore = isFirst ? value > answer : value < answer;
  return `${isFirst ? `Lấy ${value} bớt ${given}` : `Bớt ${value}`} thì còn ${isMore ? "nhiều" : "ít"} hơn ${result}.`;
}

function repeated(known: Known): Distractor<number>[] {
  const { operation, given, result } = known;
  if (isStart(known)) {
    return [
      mistake("OP", Math.abs(result - given), "Con lấy hai số trừ nhau rồi. Số lúc đầu nhiều hơn cả hai."),
      mistake("DATUM", result, "Đó là số còn lại. Số lúc đầu lớn hơn số đó."),
      mistake("DATUM", given, "Đó là số bớt đi. Số lúc đầu lớn hơn số đó."),
    ];
  }
  const wanted = operation === "+" ? "số cần thêm" : "số bớt đi";
  return [
    mistake("OP", given + result, `Con cộng hai số rồi. Con tìm ${wanted} nhé!`),
    mistake(
      "DATUM",
      result,
      operation === "+" ? "Đó là kết quả rồi. Con tìm số còn thiếu nhé!" : "Đó là số còn lại. Con tìm số bớt đi nhé!",
    ),
    mistake(
      "DATUM",
      given,
      operation === "+" ? "Đó là số đã có. Con tìm số còn thiếu nhé!" : "Đó là số lúc đầu. Con tìm số bớt đi nhé!",
    ),
  ];
}

function distractorsOf(known: Known): Distractor<number>[] {
  const { answer } = known;
  const ones = answer % 10;
  const hasBoth = answer > 10 && ones > 0;
  return [
    ...repeated(known),
    ...(hasBoth
      ? [
          mistake("PARTIAL", answer - ones, "Con còn quên các đơn vị."),
          mistake("PARTIAL", ones, "Con còn quên các chục."),
        ]
      : []),
    ...(ones === 0
      ? [mistake("ZERO", answer / 10, "Con tính đúng số chục rồi. Con viết thành số tròn chục nhé!")]
      : []),
    ...[answer + 10, answer - 10].map((value) => mistake("OFF10", value, tried(known, value))),
    ...[answer + 1, answer - 1].map((value) => mistake("OFF1", value, tried(known, value))),
  ];
}

/** "Đơn vị: 4 thêm 5 là 9. Chục: 3 thêm 2 là 5.": the steps place by place; of whole tens the tens alone. */
function stepsOf(known: Known): string {
  const { given, result, answer } = known;
  const [from, by, to] = isStart(known) ? [result, given, answer] : [given, answer, result];
  const word = known.operation === "−" && !known.isFirst ? ["bớt", "còn"] : ["thêm", "là"];
  const [tens, ones] = [(number: number) => Math.floor(number / 10), (number: number) => number % 10];
  const step = (digit: (number: number) => number, unit = "") =>
    `${digit(from)}${unit} ${word[0]} ${digit(by)}${unit} ${word[1]} ${digit(to)}${unit}`;
  if (from % 10 === 0 && by % 10 === 0) return `${step(tens, " chục")}.`;
  if (by < 10) return `Đơn vị: ${step(ones)}. Chục: giữ nguyên.`;
  return `Đơn vị: ${step(ones)}. Chục: ${from < 10 ? tens(to) : step(tens)}.`;
}

function hintsOf(known: Known) {
  const { operation, given, result } = known;
  const isWhole = given % 10 === 0 && result % 10 === 0;
  if (isStart(known)) {
    return [
      "Con gộp số còn lại với số đã bớt.",
      { say: `Con gộp các thanh chục${isWhole ? "" : ", rồi gộp các khối lẻ"}.`, figures: [blocks(result, given)] },
    ];
  }
  const idea =
    operation === "+"
      ? `Con xem từ ${given} phải thêm bao nhiêu để được ${result}.`
      : `Con xem từ ${given} phải bớt bao nhiêu để còn ${result}.`;
  return [
    idea,
    {
      say: `Con so sánh các thanh chục${isWhole ? "" : ", rồi so sánh các khối lẻ"}.`,
      figures: [blocks(given, result)],
    },
  ];
}

/** "34 + … = 59" or "… + 25 = 59", and the same with −: the number in the gap is typed. */
export function buildGapQuestion({ operation, a, b, rng }: Gap, isFirst: boolean): Question {
  const result = operation === "+" ? a + b : a - b;
  const [answer, given] = isFirst ? [a, b] : [b, a];
  const known: Known = { operation, isFirst, given, result, answer };
  const equation = isFirst ? `… ${operation} ${b} = ${result}` : `${a} ${operation} … = ${result}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`Con tìm số còn thiếu: ${equation}`, `Điền số nào vào chỗ trống: ${equation}?`]),
    answer,
    range: [0, 99],
    distractors: distractorsOf(known),
    hints: hintsOf(known),
    explanation: `${stepsOf(known)} Vậy ${a} ${operation} ${b} = ${result}.`,
    praise: "calculate",
    identity: equation,
    isTyped: true,
  });
}
