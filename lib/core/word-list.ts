import { type DrawnOut, drawnOut, holdsDrawnOut } from "./drawn-out.ts";
import { foldMarks } from "./fold-marks.ts";
import { joinLookAlikes, looksOf } from "./look-alikes.ts";

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
  /** As `anyMarks`, but not what only looks like them, because that is somebody's name. */
  readonly asTyped?: readonly string[];
}

const asWord = (text: string) => ` ${text} `;

/** In a shorter word one letter is as good as another: "Vi" is a name, and "vl" is none. */
const fewestLookedAt = 3;

function looksOfWords(text: string): string {
  return text
    .split(" ")
    .map((word) => (drawnOut(word).letters.length < fewestLookedAt ? word : looksOf(word)))
    .join(" ");
}

/** Long enough to be meant however they are spelled: "I88bet", "pomhub". */
function prepare(words: readonly string[] = []): readonly DrawnOut[] {
  const spelled = words.flatMap((word) => [word, word.replaceAll("1", "l"), joinLookAlikes(word)]);
  return [...new Set(spelled.map(looksOf))].map(drawnOut);
}

/** Words of their own by their first letters, so that a name is compared only with those that begin as its words do. */
function byFirstLetter(words: readonly string[] = [], looks = looksOfWords): ReadonlyMap<string, readonly DrawnOut[]> {
  const prepared = words.map((word) => drawnOut(asWord(looks(word))));
  return Map.groupBy(prepared, (word) => word.letters.charAt(1));
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
  const asTyped = byFirstLetter(list.asTyped, (word) => word);
  return (reading) => {
    const bare = foldMarks(reading);
    return (
      isOneIn(inside, looksOf(reading.replaceAll(" ", ""))) ||
      isOneIn(inside, looksOf(bare.replaceAll(" ", ""))) ||
      isOneIn(insideWord, looksOf(bare)) ||
      isOneOfWords(whole, looksOfWords(reading)) ||
      isOneOfWords(anyMarks, looksOfWords(bare)) ||
      isOneOfWords(asTyped, bare)
    );
  };
}
