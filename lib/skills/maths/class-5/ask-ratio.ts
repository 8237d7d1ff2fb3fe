import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { type NumberValue, numberValue } from "#lib/questions/values.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";

/** Two numbers without a common factor, and what both were multiplied with. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly times: number;
}

/** 3 : 4 */
function colonValue(first: number, second: number): NumberValue {
  return numberValue(toLine(`${first} : ${second}`), rational(first, second));
}

/** What the usual mistakes make of a ratio. */
export function ratioDistractors<Answer>(
  { first, second }: Pair,
  write: (top: number, bottom: number) => Answer,
): Distractor<Answer>[] {
  const asked = "Đề bài hỏi tỉ số của hai số đã cho.";
  return [
    mistake(
      "REL",
      write(second, first),
      "Con viết ngược rồi. Con đọc lại câu hỏi: trong câu hỏi, số nào được nhắc đến trước thì viết trước.",
    ),
    mistake("PARTIAL", write(first, first + second), `Con đã so sánh với tổng của cả hai. ${asked}`),
    mistake("PARTIAL", write(second, first + second), `Con đã so sánh số viết sau với tổng của cả hai. ${asked}`),
    mistake("PARTIAL", write(first + second, second), `Con đã lấy tổng của cả hai viết trước. ${asked}`),
    mistake("OFF1", write(first + 1, second), "Con tính lại số viết trước nhé!"),
  ];
}

interface Asked {
  readonly told: string;
  readonly asks: readonly [first: string, second: string];
  readonly pair: Pair;
  /** Wrong pairs of numbers, the most telling first. */
  readonly distractors: readonly Distractor<readonly [first: number, second: number]>[];
  /** Which of the two numbers is typed; null to choose the whole ratio. */
  readonly typed: 0 | 1 | null;
  readonly hints: QuestionDraft["hints"];
  readonly explanation: string;
  readonly identity: string;
}

/** The ratio of two things to choose, or one of its two numbers to type: "Tỉ số … là 3 : …" */
export function askRatio(rng: Rng, { told, asks, pair, distractors, explanation, typed, ...help }: Asked): Question {
  const { first, second } = pair;
  const ask = `ỉ số của ${asks[0]} và ${asks[1]} là`;
  if (typed === null) {
    return choiceQuestion(rng, {
      ...help,
      praise: "fraction",
      prompt: `${told} T${ask}:`,
      answer: colonValue(first, second),
      explanation,
      distractors: distractors.map((each) => ({ ...each, value: colonValue(...each.value) })),
    });
  }
  const [known, answer] = typed === 0 ? [second, first] : [first, second];
  const other = mistake("SWAP", known, "Số này đã đứng ở vế kia rồi. Con tìm số còn lại nhé!");
  return numberQuestion(rng, {
    ...help,
    praise: "fraction",
    prompt: `${told} Viết tỉ số bằng hai số tự nhiên bé nhất: t${ask} ${typed === 0 ? `… : ${known}` : `${known} : …`}`,
    answer,
    range: [1, 999],
    distractors: [other, ...distractors.map((each) => ({ ...each, value: each.value[typed] }))],
    isTyped: true,
    explanation: `${explanation} Số cần điền là ${answer}.`,
    identity: `${help.identity} ${typed}`,
  });
}
