import { readTraps, type TrapWord } from "./read-traps.ts";
import { type SpellingFamily, spellingWords } from "./spelling-words.ts";

function readFamily(family: SpellingFamily): readonly TrapWord[] {
  return spellingWords[family].split(/,\s+/u).map(readTraps);
}

/** The words that are easily written wrongly, by what with. */
export const trapWords: Readonly<Record<SpellingFamily, readonly TrapWord[]>> = {
  "s-x": readFamily("s-x"),
  "ch-tr": readFamily("ch-tr"),
  "l-n": readFamily("l-n"),
  "d-gi-r": readFamily("d-gi-r"),
  "hoi-nga": readFamily("hoi-nga"),
  rimes: readFamily("rimes"),
};
