import { readTraps, type TrapWord } from "./read-traps.ts";

export interface SpellingSentence {
  /** The words that may be chosen, in their order; those without miswritings are hard to write wrongly. */
  readonly words: readonly TrapWord[];
  readonly traps: readonly TrapWord[];
  /** The sentence, with one of its words replaced. */
  write(word?: TrapWord, by?: string): string;
}

const bracket = /\[([^[\]]+)\]/gu;

/** Reads a sentence from the notation of `spellingSentences`. */
export function readSpellingSentence(notation: string): SpellingSentence {
  const words = [...notation.matchAll(bracket)].map(([, inner = ""]) => readTraps(inner));
  return {
    words,
    traps: words.filter(({ miswritings }) => miswritings.length > 0),
    write(word, by) {
      let place = -1;
      return notation.replace(bracket, () => {
        place += 1;
        const here = words[place];
        return here !== undefined && here === word && by !== undefined ? by : (here?.right ?? "");
      });
    },
  };
}
