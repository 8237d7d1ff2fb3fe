import type { KindName } from "#lib/questions/question.ts";

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

/** Whether a kind of board is listened to with the ear. A kind that says nothing of it does not compile. */
export function hasEar(kind: KindName): boolean {
  return hearing[kind] === "ear";
}
