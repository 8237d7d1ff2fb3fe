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

/** A test whether a reading of a name (name-readings.ts) holds a word of the list, its letters drawn out or not. */
export function wordSearch(list: WordList): (reading: string) => boolean {
  const prepare = (words: readonly string[] = []) => words.map((word) => drawnOut(word));
  const [inside, insideWord] = [prepare(list.inside), prepare(list.insideWord)];
  const [anyMarks, whole] = [prepare(list.anyMarks?.map(asWord)), prepare(list.whole?.map(asWord))];
  const isOneIn = (words: readonly DrawnOut[], text: string) => {
    const read = drawnOut(text);
    return words.some((word) => holdsDrawnOut(read, word));
  };
  return (reading) => {
    const bare = foldMarks(reading);
    return (
      isOneIn(inside, reading.replaceAll(" ", "")) ||
      isOneIn(inside, bare.replaceAll(" ", "")) ||
      isOneIn(insideWord, bare) ||
      isOneIn(whole, asWord(reading)) ||
      isOneIn(anyMarks, asWord(bare))
    );
  };
}
