import type { PublicQuestion } from "#lib/questions/question.ts";
import { toneMarkName } from "./tone-mark-name.ts";

interface Letters {
  readonly initial: string;
  readonly rime: string;
  readonly tone: string;
}

/** Whether these parts of a syllable lie in the rows a pupil chooses from. */
export function canPickParts(seen: PublicQuestion, { initial, rime, tone }: Letters): boolean {
  if (seen.kind !== "fill") return false;
  const { initials, rimes, tones } = seen.view;
  return initials.includes(initial) && rimes.includes(rime) && tones.map(toneMarkName).includes(tone);
}
