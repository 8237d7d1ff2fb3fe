/** A text with each row of one letter as one letter, and how often the text has it: "loồnn" as "lồn", 1 2 2. */
export interface DrawnOut {
  readonly letters: string;
  readonly counts: readonly number[];
}

const baseOf = (letter: string) => letter.normalize("NFD").charAt(0);

/** A text that is written as it looks has "l" for an "i" without marks. */
const isMarkedI = (letter: string) => letter !== "i" && baseOf(letter) === "i";

/** A vowel is drawn out with or without its marks ("lồoon"), any other letter as it is ("fuuuck"). */
function isSameLetter(one: string, other: string): boolean {
  if (one === other) return true;
  const base = baseOf(one);
  const isOneVowel = "aeiouy".includes(base) && base === baseOf(other);
  return isOneVowel || (one === "l" && isMarkedI(other)) || (other === "l" && isMarkedI(one));
}

/** Spaces part words and stay. Only letters of one UTF-16 unit stand for themselves, as all of a name are. */
export function drawnOut(text: string): DrawnOut {
  const letters: string[] = [];
  const counts: number[] = [];
  for (const letter of text) {
    const last = letters.at(-1);
    if (last !== undefined && letter !== " " && isSameLetter(last, letter)) {
      const isMoreMarked = letter.normalize("NFD").length > last.normalize("NFD").length;
      if (isMoreMarked) letters[letters.length - 1] = letter;
      counts.push((counts.pop() ?? 0) + 1);
    } else {
      letters.push(letter);
      counts.push(1);
    }
  }
  return { letters: letters.join(""), counts };
}

/**
 * Whether a text holds a listed word with each of its letters drawn out or not; a letter that is doubled in the word has
 * to be in the text as well. A plain search from place to place: no expression that could backtrack.
 */
export function holdsDrawnOut(text: DrawnOut, word: DrawnOut): boolean {
  for (let at = text.letters.indexOf(word.letters); at !== -1; at = text.letters.indexOf(word.letters, at + 1)) {
    if (word.counts.every((count, offset) => (text.counts[at + offset] ?? 0) >= count)) return true;
  }
  return false;
}
