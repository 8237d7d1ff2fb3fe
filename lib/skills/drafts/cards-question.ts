import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { OrderView } from "#lib/questions/kinds/order/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

const separators = { comma: ", ", semicolon: "; " } as const;

/** What cards bring along, whatever stands on them. */
export interface CardsDraft extends QuestionDraft {
  /** Said when the wrong one stands first, and when the first one is right. */
  readonly first: Words;
  readonly later: Words;
}

/** Cards in their right order, and how they lie before that. */
interface Sorted {
  readonly cards: readonly Line[];
  readonly lying: readonly Line[];
  readonly isRising: boolean;
  readonly by?: OrderView["by"];
  readonly turned: string;
}

/** A question in which cards are put in order; the answer is the row they make. Decimals are parted by semicolons. */
export function cardsQuestion(
  rng: Rng,
  draft: CardsDraft,
  { cards: sorted, lying, isRising, by, turned }: Sorted,
): Question {
  const written = sorted.map(({ text }) => text);
  const spoken = sorted.map((card) => card.spoken).join(", ");
  const separator = written.some((text) => text.includes(",")) ? separators.semicolon : separators.comma;
  return {
    kind: "order",
    ...draftedFields(rng, draft),
    view: { cards: lying.map(({ text }) => text), isRising, ...(by !== undefined && { by }) },
    key: {
      order: sorted.map((card) => lying.indexOf(card)),
      turned: toLine(turned),
      first: wordsAsLine(draft.first),
      later: wordsAsLine(draft.later),
    },
    answer: { text: written.join(separator), spoken },
  };
}

/** Cards as they lie at first: never in their order. */
export function lieApart<Card>(rng: Rng, sorted: readonly Card[], from: readonly Card[] = sorted): readonly Card[] {
  const shuffled = rng.shuffle(from);
  const [first, ...rest] = shuffled;
  const isSorted = shuffled.every((card, place) => card === sorted[place]);
  return isSorted && first !== undefined ? [...rest, first] : shuffled;
}

interface OrderWordsDraft extends CardsDraft {
  /** Three or four letters or words, in their right order, no two alike. */
  readonly cards: readonly Line[];
  readonly by: NonNullable<OrderView["by"]>;
}

/** A question in which letters or words are put in order, the first of them in front. */
export function orderWordsQuestion(rng: Rng, draft: OrderWordsDraft): Question {
  const { cards, by } = draft;
  const turned = "Con xếp ngược từ cuối lên đầu rồi. Con đổi lại chiều nhé!";
  return cardsQuestion(rng, draft, { cards, lying: lieApart(rng, cards), isRising: true, by, turned });
}
