import { compareRationals } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import type { NumberValue } from "#lib/questions/values/number-value.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

interface OrderDraft extends QuestionDraft {
  /** Three or four numbers, no two of one worth. */
  readonly numbers: readonly NumberValue[];
  readonly isRising: boolean;
  /** Said when the wrong one stands first, and when the first one is right. */
  readonly first: Words;
  readonly later: Words;
}

const separators = { comma: ", ", semicolon: "; " } as const;

/** A question in which cards are put in order; the answer is the row they make. Decimals are parted by semicolons. */
export function orderQuestion(rng: Rng, draft: OrderDraft): Question {
  const sorted = draft.numbers.toSorted((a, b) => compareRationals(a.number, b.number) * (draft.isRising ? 1 : -1));
  const shuffled = rng.shuffle(draft.numbers);
  const [first, ...rest] = shuffled;
  // They never lie in order from the start.
  const isSorted = shuffled.every((card, place) => card === sorted[place]);
  const cards = isSorted && first !== undefined ? [...rest, first] : shuffled;
  const order = sorted.map((card) => cards.indexOf(card));
  const written = sorted.map(({ line }) => line.text);
  const spoken = sorted.map(({ line }) => line.spoken).join(", ");
  const separator = written.some((text) => text.includes(",")) ? separators.semicolon : separators.comma;
  return {
    kind: "order",
    ...draftedFields(rng, draft),
    view: { cards: cards.map(({ line }) => line.text), isRising: draft.isRising },
    key: {
      order,
      turned: toLine(
        draft.isRising
          ? "Con xếp từ lớn đến bé rồi. Đề bài hỏi từ bé đến lớn."
          : "Con xếp từ bé đến lớn rồi. Đề bài hỏi từ lớn đến bé.",
      ),
      first: wordsAsLine(draft.first),
      later: wordsAsLine(draft.later),
    },
    answer: { text: written.join(separator), spoken },
  };
}
