import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeParts } from "#lib/questions/kinds/order/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";

/** A part of a text, and what is said when it is put where an earlier one belongs; the first one needs nothing. */
export interface TextPart {
  readonly text: string;
  readonly early: Words;
}

interface TextOrderDraft extends Omit<QuestionDraft, "praise"> {
  /** Three to six, in their only order. */
  readonly parts: readonly TextPart[];
  /** One that does not belong to the text, and what is said of it. */
  readonly spare?: TextPart;
}

/** Lays all parts, but never in the order of the answer. */
export function layParts<Part>(rng: Rng, parts: readonly Part[], all: readonly Part[]): readonly Part[] {
  const shuffled = rng.shuffle(all);
  const isInOrder = parts.every(
    (part, place) => place === 0 || shuffled.indexOf(part) > shuffled.indexOf(parts[place - 1] ?? part),
  );
  return isInOrder ? shuffled.toReversed() : shuffled;
}

/** A question in which the parts of a text are put in order; the answer is the text. */
export function textOrderQuestion(rng: Rng, { parts, spare, ...draft }: TextOrderDraft): Question {
  const all = spare === undefined ? parts : [...parts, spare];
  const lying = layParts(rng, parts, all);
  const first = parts[0];
  return {
    kind: "order",
    ...draftedFields(rng, { ...draft, praise: "cards" }),
    view: {
      cards: lying.map(({ text }) => text),
      isRising: true,
      by: "text",
      ...(spare !== undefined && { spares: 1 }),
    },
    key: {
      order: parts.map((part) => lying.indexOf(part)),
      turned: toLine("Con xếp ngược từ cuối lên đầu rồi. Con đổi lại chiều nhé!"),
      first: toLine("Thẻ đứng đầu chưa đúng. Con tìm lại thẻ mở đầu nhé!"),
      later: toLine("Thẻ đầu tiên đúng rồi. Con xem lại các thẻ sau nhé!"),
      early: lying.map((part) => (part === first ? null : wordsAsLine(part.early))),
    },
    answer: toLine(writeParts(parts.map(({ text }) => text))),
  };
}
