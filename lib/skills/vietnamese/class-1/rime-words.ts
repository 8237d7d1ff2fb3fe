import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** A word that is its own rime would be told by the question. */
export const rimeWords = commonSyllables.map(syllableParts).filter(({ text, rime }) => text !== rime);

const sliding: readonly string[] = ["iê", "uô", "ươ"];

/** Open rimes of one letter or two; closed ones of one vowel; those that begin with a glide or slide. */
export function rimeLevelOf({ rime, syllable: { hasGlide, vowel, final } }: SyllableParts): Difficulty {
  if (["", "i", "y", "o", "u"].includes(final) && !hasGlide && rime.length < 3) return 1;
  return hasGlide || sliding.includes(vowel) || rime.length > 3 ? 3 : 2;
}

/** A word may begin with its rime: what is not there is not named. */
export function explainRime({ text, initial, rime }: SyllableParts): Line {
  if (initial === "") return toLine(`Tiếng “${text}” có vần “${rime}”, không có âm đầu.`);
  return toldOf((each) => `Tiếng “${text}” có âm đầu “${each}” và vần “${rime}”.`, initial);
}
