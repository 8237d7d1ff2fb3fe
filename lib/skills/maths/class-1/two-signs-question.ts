import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

export type Sign = "+" | "−";

/** Two operations in a row, from left to right: "5 + 3 − 6". */
export interface TwoSigns {
  readonly numbers: readonly [first: number, second: number, third: number];
  readonly signs: readonly [Sign, Sign];
}

const verbs: Readonly<Record<Sign, string>> = { "+": "cộng", "−": "trừ" };
const turned: Readonly<Record<Sign, Sign>> = { "+": "−", "−": "+" };

export function apply(a: number, sign: Sign, b: number): number {
  return sign === "+" ? a + b : a - b;
}

export function middleOf({ numbers: [first, second], signs: [sign] }: TwoSigns): number {
  return apply(first, sign, second);
}

export function resultOf(sum: TwoSigns): number {
  return apply(middleOf(sum), sum.signs[1], sum.numbers[2]);
}

interface Asked {
  readonly sum: TwoSigns;
  /** What every number is counted in: "cm". */
  readonly unit?: "cm";
  readonly range: readonly [least: number, most: number];
  /** How far a slip in a place of the numbers leads, besides 1. */
  readonly step?: 10;
  readonly figures?: readonly Figure[];
  /** What is drawn beside the second hint. */
  readonly helpFigures?: readonly Figure[];
  /** Mistakes of these numbers alone, said before those of the two signs. */
  readonly distractors?: readonly Distractor<number>[];
}

/** Measures are long to hear within the question: they stand on a card of their own. */
function writtenCard(written: string): Figure {
  return { type: "word", text: written, alt: `Thẻ ghi ${toLine(written).spoken}.` };
}

/** Whether the third number only takes back what the second one did. */
export function isUndone({ numbers: [, second, third], signs: [one, other] }: TwoSigns): boolean {
  return second === third && one !== other;
}

/** The second sign was turned; behind a minus, the last two numbers put together first lead to the same. */
function secondTurned({ numbers: [first, second, third], signs: [one, other] }: TwoSigns): Distractor<number> {
  const value = apply(apply(first, one, second), turned[other], third);
  const told = `Dấu thứ hai là dấu ${verbs[other]}.`;
  if (one === "+") return mistake("OP", value, `${told} Con tính lại nhé!`);
  const isFromRight = other === "+" || second >= third;
  const signs = other === "−" ? "Cả hai dấu đều là dấu trừ." : told;
  return mistake(isFromRight ? "ORDER" : "OP", value, `${signs} Con tính từ trái sang phải nhé!`);
}

/** What a wrong sign or a step left out leads to. */
function slips(sum: TwoSigns): Distractor<number>[] {
  const {
    numbers: [first, second, third],
    signs: [one, other],
  } = sum;
  const firstTurned = apply(first, turned[one], second);
  return [
    mistake("PARTIAL", middleOf(sum), `Con mới làm một phép tính. Con ${verbs[other]} tiếp ${third} nhé!`),
    secondTurned(sum),
    // Nobody of the class goes on from less than nothing.
    ...(firstTurned < 0
      ? []
      : [mistake("OP", apply(firstTurned, other, third), `Dấu thứ nhất là dấu ${verbs[one]}. Con tính lại nhé!`)]),
    mistake("PARTIAL", apply(first, other, third), `Con bỏ quên số ${second} rồi. Con tính lại từ trái sang phải nhé!`),
  ];
}

/** "5 + 3 − 6 bằng mấy?": the result of two operations is typed. */
export function twoSignsQuestion(rng: Rng, asked: Asked): Question {
  const { sum, unit, range, step, figures = [], helpFigures, distractors = [] } = asked;
  const { numbers, signs } = sum;
  const [first, second, third] = numbers.map((number) => (unit === undefined ? `${number}` : `${number}\u00a0${unit}`));
  const written = `${first} ${signs[0]} ${second} ${signs[1]} ${third}`;
  const middle = middleOf(sum);
  const answer = resultOf(sum);
  const [shownMiddle, shownAnswer] = [middle, answer].map((number) =>
    unit === undefined ? `${number}` : `${number}\u00a0${unit}`,
  );
  const many = range[1] > 20 ? "bao nhiêu" : "mấy";
  const plain = [
    `${written} bằng ${many}?`,
    `Con tính rồi viết kết quả: ${written}`,
    `Kết quả của ${written} là ${many}?`,
  ];
  const way = `Con tính ${numbers[0]} ${signs[0]} ${numbers[1]} trước. Được kết quả, con ${verbs[signs[1]]} tiếp ${numbers[2]}.`;
  const tens =
    step === undefined
      ? []
      : [
          mistake("OFF10", answer + step, "Con tính lại các chục. Kết quả này lớn quá."),
          mistake("OFF10", answer - step, "Con tính lại các chục. Kết quả này bé quá."),
        ];
  return numberQuestion(rng, {
    prompt: unit === undefined ? rng.pick(plain) : "Con tính xem được bao nhiêu xăng-ti-mét.",
    figures: unit === undefined ? figures : [...figures, writtenCard(written)],
    answer,
    range,
    distractors: [...distractors, ...slips(sum), ...tens],
    hints: [
      "Con tính lần lượt từ trái sang phải.",
      helpFigures === undefined ? way : { say: way, figures: helpFigures },
    ],
    explanation: `Con tính từ trái sang phải: ${first} ${signs[0]} ${second} = ${shownMiddle}. Rồi ${shownMiddle} ${signs[1]} ${third} = ${shownAnswer}.`,
    praise: "calculate",
    identity: `two ${written}`,
    isTyped: true,
  });
}
