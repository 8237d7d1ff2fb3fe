import { capital } from "#lib/core/capital.ts";

/** A name with a capital at just the syllables where one is wanted, whatever parts them. */
export function recapitalise(name: string, capitals: readonly boolean[]): string {
  let place = 0;
  return name.replace(/\p{L}+/gu, (syllable) => {
    const isCapital = capitals[place] === true;
    place += 1;
    return isCapital ? capital(syllable.toLowerCase()) : syllable.toLowerCase();
  });
}
