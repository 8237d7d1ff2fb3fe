import type { PublicQuestion } from "#lib/questions/question.ts";

/** The one choice of which something is true; null where it is true of none or of several. */
export function onlyChoice(seen: PublicQuestion, isRight: (text: string) => boolean): string | null {
  if (seen.kind !== "choice") return null;
  const right = seen.view.choices.filter(({ text }) => isRight(text));
  return right.length === 1 ? (right[0]?.text ?? null) : null;
}
