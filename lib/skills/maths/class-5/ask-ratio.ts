import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";

/** Two numbers without a common factor, and what both were multiplied with. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly times: number;
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

/** The ratio before it is reduced to the end, with every number that both sides can still be divided by. */
export function unreducedDistractors<Answer>(
  { first, second, times }: Pair,
  write: (top: number, bottom: number) => Answer,
): Distractor<Answer>[] {
  const left = Array.from({ length: times }, (_, less) => times - less).filter((by) => by > 1 && times % by === 0);
  return left.map((by) =>
    mistake(
      "PARTIAL",
      write(first * by, second * by),
      "Con viết đúng thứ tự rồi. Hai số này còn rút gọn được: con chia cả hai cho cùng một số nhé!",
    ),
  );
}

interface Asked {
  readonly told: string;
  readonly asks: readonly [first: string, second: string];
  readonly pair: Pair;
  /** Wrong pairs of numbers, the most telling first. */
  readonly distractors: readonly Distractor<readonly [first: number, second: number]>[];
  readonly hints: QuestionDraft["hints"];
  readonly explanation: string;
  readonly identity: string;
}

/** The ratio of two things, both numbers typed: "Tỉ số … là: 3 : 4". */
export function askRatio(rng: Rng, { told, asks, pair, distractors, ...help }: Asked): Question {
  const { first, second } = pair;
  // Wide enough for the sides of a ratio that is not reduced.
  const digits = Math.max(3, ...distractors.flatMap(({ value }) => value.map((side) => String(side).length)));
  const [box, other] = [`số phần của ${asks[0]}`, `số phần của ${asks[1]}`].map((name) => wholeBox(name, digits));
  if (box === undefined || other === undefined) throw new Error("A ratio without two sides");
  return boxesQuestion(rng, {
    ...help,
    praise: "fraction",
    prompt: `${told} Viết tỉ số của ${asks[0]} và ${asks[1]} bằng hai số tự nhiên bé nhất có thể:`,
    parts: [
      { type: "box", box },
      // Between spaces it is read as a division.
      { type: "text", text: " : " },
      { type: "box", box: other },
    ],
    values: [String(first), String(second)],
    distractors: distractors.map((each) => ({ ...each, value: each.value.map(String) })),
    wrong: [
      `Con xem lại số đứng trước: đó là số phần của ${asks[0]}, khi hai số đã bé nhất.`,
      `Con xem lại số đứng sau: đó là số phần của ${asks[1]}, khi hai số đã bé nhất.`,
    ],
    answer: `${first} : ${second}`,
  });
}
