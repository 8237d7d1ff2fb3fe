import type { PublicQuestion } from "#lib/questions/question.ts";
import { joinLetters } from "./join-letters.ts";
import { toneMarkName } from "./tone-mark-name.ts";

/** Every syllable that can be put together of what lies in the rows, as it would be written. */
export function syllablesOfRows(seen: PublicQuestion): string[] {
  if (seen.kind !== "fill") return [];
  const { initials, rimes, tones } = seen.view;
  return initials.flatMap((initial) =>
    rimes.flatMap((rime) => tones.map((tone) => joinLetters(initial, rime, toneMarkName(tone)))),
  );
}
