import { drawnOut, holdsDrawnOut } from "./drawn-out.ts";
import { englishWords } from "./english-words.ts";
import { looksOf } from "./look-alikes.ts";
import { readingsOf, undisguisedWords } from "./name-readings.ts";
import { rudeWords } from "./rude-words.ts";
import { unfitWords } from "./unfit-words.ts";
import { wordSearch } from "./word-list.ts";

/** No name is as long; what is longer is not read. */
const longestRead = 80;

const holdsRudeWord = wordSearch({
  inside: [...rudeWords.inside, ...unfitWords.inside],
  insideWord: [...rudeWords.insideWord, ...unfitWords.insideWord],
  anyMarks: [...rudeWords.anyMarks, ...unfitWords.anyMarks, ...englishWords],
  whole: [...rudeWords.whole, ...unfitWords.whole],
  asTyped: unfitWords.asTyped,
});
const withDigits = rudeWords.withDigits.map((word) => drawnOut(looksOf(word)));

/**
 * Whether a name holds a rude word, also with its letters drawn out, parted by spaces, replaced by digits or look-alikes,
 * and, where no innocent word is left to mean, without its marks. `name` is NFC with single spaces.
 */
export function isRudeName(name: string): boolean {
  const read = name.slice(0, longestRead);
  return (
    readingsOf(read).some(holdsRudeWord) ||
    undisguisedWords(read).some((word) => {
      const drawn = drawnOut(looksOf(word));
      return withDigits.some((listed) => drawn.letters === listed.letters && holdsDrawnOut(drawn, listed));
    })
  );
}
