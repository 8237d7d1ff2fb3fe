import { type DrawnOut, drawnOut, holdsDrawnOut } from "./drawn-out.ts";
import { foldMarks } from "./fold-marks.ts";

/** Words and phrases a name may not hold, by where and how they count. */
export interface WordList {
  /** Wherever they stand, across spaces too, with the marks of the list or with none. */
  readonly inside?: readonly string[];
  /** Inside one word, whatever marks it wears. */
  readonly insideWord?: readonly string[];
  /** As a word or a phrase of their own, whatever marks they wear: no innocent words look like them. */
  readonly anyMarks?: readonly string[];
  /** As a word or a phrase of their own, written exactly so. */
  readonly whole?: readonly string[];
}

const asWord = (text: string) => ` ${text} `;

const prepare = (words: readonly string[] = []) => words.map((word) => drawnOut(word));

/** Words of their own by their first letters, so that a name is compared only with those that begin as its words do. */
function byFirstLetter(words: readonly string[] = []): ReadonlyMap<string, readonly DrawnOut[]> {
  return Map.groupBy(prepare(words.map(asWord)), (word) => word.letters.charAt(1));
}

function isOneIn(words: readonly DrawnOut[], text: string): boolean {
  const read = drawnOut(text);
  return words.some((word) => holdsDrawnOut(read, word));
}

function isOneOfWords(words: ReadonlyMap<string, readonly DrawnOut[]>, text: string): boolean {
  const read = drawnOut(asWord(text));
  const firstLetters = new Set(read.letters.split(" ").map((word) => word.charAt(0)));
  return [...firstLetters].some((letter) => words.get(letter)?.some((word) => holdsDrawnOut(read, word)));
}

/** A test whether a reading of a name (name-readings.ts) holds a word of the list, its letters drawn out or not. */
export function wordSearch(list: WordList): (reading: string) => boolean {
  const [inside, insideWord] = [prepare(list.inside), prepare(list.insideWord)];
  const [anyMarks, whole] = [byFirstLetter(list.anyMarks), byFirstLetter(list.whole)];
  return (reading) => {
    const bare = foldMarks(reading);
    return (
      isOneIn(inside, reading.replaceAll(" ", "")) ||
      isOneIn(inside, bare.replaceAll(" ", "")) ||
      isOneIn(insideWord, bare) ||
      isOneOfWords(whole, reading) ||
      isOneOfWords(anyMarks, bare)
    );
  };
}
