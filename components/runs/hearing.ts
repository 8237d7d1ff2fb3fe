import { choiceLayout } from "#components/questions/choice/choice-layout.ts";
import type { Line } from "#lib/core/line.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";

/** The answers that the loudspeaker of a question reads after it: those that have no room for loudspeakers of their own. */
export function answersRead(question: PublicQuestion): readonly Line[] {
  if (question.kind !== "choice" || question.isReadByPupil === true || choiceLayout(question).hasLoudspeakers)
    return [];
  return question.view.choices;
}
