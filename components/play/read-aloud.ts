import { choiceLayout } from "#components/questions/choice/choice-layout.ts";
import type { Line } from "#lib/core/line.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";

/** The question as its loudspeaker reads it: with the answers, where they have no loudspeakers of their own. */
export function readAloud(question: PublicQuestion): Line {
  const { prompt } = question;
  if (question.kind !== "choice" || choiceLayout(question).hasLoudspeakers) return prompt;
  const answers = question.view.choices.map(({ spoken }) => spoken).join(". ");
  return { text: prompt.text, spoken: `${prompt.spoken} ${answers}` };
}
