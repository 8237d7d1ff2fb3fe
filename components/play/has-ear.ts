import type { KindName, PublicQuestion } from "#lib/questions/question.ts";

/**
 * How what lies on a board is heard. loudspeakers: each answer has one, or is read with the question; ear: what is
 * tapped is read while the ear is on; question: there is nothing to hear on it but digits and what is asked.
 */
const hearing: Readonly<Record<KindName, "loudspeakers" | "ear" | "question">> = {
  choice: "loudspeakers",
  number: "question",
  count: "question",
  column: "question",
  "clock-set": "ear",
  "pick-shapes": "ear",
  "figure-choice": "ear",
  "place-value": "ear",
  match: "ear",
  sign: "ear",
  order: "ear",
  arrange: "ear",
  weigh: "ear",
  pour: "ear",
  fill: "ear",
  pairs: "ear",
  story: "ear",
  underline: "ear",
};

/**
 * Whether the board of a question is listened to with the ear: by its kind, unless it is for the pupil to read. A kind that
 * says nothing of it does not compile.
 */
export function hasEar({ kind, isReadByPupil }: Pick<PublicQuestion, "kind" | "isReadByPupil">): boolean {
  return hearing[kind] === "ear" && isReadByPupil !== true;
}
