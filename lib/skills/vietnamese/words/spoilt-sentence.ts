import type { Rng } from "#lib/core/rng.ts";
import { canBeMended, type Slip, slipsOf } from "#lib/skills/vietnamese/mend-syllable.ts";
import { readSpellingSentence, type SpellingSentence } from "./read-spelling-sentence.ts";
import { spellingSentences } from "./spelling-sentences.ts";

/** Sentences with words that are easily written wrongly. */
export const sentences = spellingSentences.map(readSpellingSentence);

/** A sentence with one syllable written wrongly. */
export interface SpoiltSentence {
  readonly sentence: SpellingSentence;
  readonly slip: Slip;
  readonly text: string;
}

const spoilt: readonly SpoiltSentence[] = sentences.flatMap((sentence) =>
  sentence.traps
    .flatMap(slipsOf)
    .filter((slip) => canBeMended(slip) && sentence.write().split(slip.right).length === 2)
    .map((slip) => ({ sentence, slip, text: sentence.write(slip.word, slip.text) })),
);

/** Picks a sentence first, so that each comes as often as another. */
export function pickSpoilt(rng: Rng, fits: (one: SpoiltSentence) => boolean = () => true): SpoiltSentence {
  const fitting = spoilt.filter(fits);
  const { sentence } = rng.pick(fitting);
  return rng.pick(fitting.filter((one) => one.sentence === sentence));
}
