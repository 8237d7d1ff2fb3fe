import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { writeOrder } from "#lib/questions/kinds/order/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft, wordsAsLine } from "./draft.ts";
import { layParts, type TextPart } from "./text-order-question.ts";

/** A picture of a story; its text is what it shows. */
export interface PicturePart extends TextPart {
  readonly picture: Figure;
}

interface PictureOrderDraft extends Omit<QuestionDraft, "praise"> {
  /** Three or four, in their only order. */
  readonly parts: readonly PicturePart[];
}

/** A question in which the pictures of a story are put in order; the answer is what they show. */
export function pictureOrderQuestion(rng: Rng, { parts, ...draft }: PictureOrderDraft): Question {
  const lying = layParts(rng, parts, parts);
  const view = {
    cards: lying.map(({ text }) => text),
    isRising: true,
    by: "pictures",
    pictures: lying.map(({ picture }) => picture),
  } as const;
  const order = parts.map((part) => lying.indexOf(part));
  return {
    kind: "order",
    ...draftedFields(rng, { ...draft, praise: "story-order" }),
    view,
    key: {
      order,
      turned: toLine("Con xếp ngược từ cuối lên đầu rồi. Con đổi lại chiều nhé!"),
      first: toLine("Tranh đầu chưa đúng. Con tìm lại tranh mở đầu nhé!"),
      later: toLine("Tranh đầu đúng rồi. Con xem lại các tranh sau nhé!"),
      early: lying.map((part) => (part === parts[0] ? null : wordsAsLine(part.early))),
    },
    answer: toLine(writeOrder(view, order)),
  };
}
