import { choiceLayout } from "#components/questions/choice/choice-layout.ts";
import type { Line } from "#lib/core/line.ts";
import type { KindName, PublicQuestion } from "#lib/questions/question.ts";

/**
 * How what lies on a board is heard. loudspeakers: each answer has one, or is read with the question; tap to hear: what is
 * tapped is read while that is on; question: there is nothing to hear on it but digits and what is asked.
 */
const hearing: Readonly<Record<KindName, "loudspeakers" | "tap to hear" | "question">> = {
  choice: "loudspeakers",
  number: "question",
  count: "question",
  column: "question",
  "clock-set": "tap to hear",
  "pick-shapes": "tap to hear",
  "figure-choice": "tap to hear",
  "place-value": "tap to hear",
  match: "tap to hear",
  sign: "tap to hear",
  order: "tap to hear",
  arrange: "tap to hear",
  weigh: "tap to hear",
  pour: "tap to hear",
  fill: "tap to hear",
  pairs: "tap to hear",
  story: "tap to hear",
  underline: "tap to hear",
};

/**
 * Whether the board of a question is listened to by tapping: by its kind, unless it is for the pupil to read. A kind that
 * says nothing of it does not compile.
 */
export function hasTapToHear({ kind, isReadByPupil }: Pick<PublicQuestion, "kind" | "isReadByPupil">): boolean {
  return hearing[kind] === "tap to hear" && isReadByPupil !== true;
}

/** The answers that the loudspeaker of a question reads after it: those that have no room for loudspeakers of their own. */
export function answersRead(question: PublicQuestion): readonly Line[] {
  if (question.kind !== "choice" || question.isReadByPupil === true || choiceLayout(question).hasLoudspeakers)
    return [];
  return question.view.choices;
}
