import { blur, isMisspelt, isSpelledRight, spelledRight } from "./spelled-right.ts";

/** A syllable that is written wrongly: where it stands among the others, and how it is written rightly. */
interface Misspelt {
  readonly place: number;
  readonly wrong: string;
  readonly right: string;
}

/** What is written wrongly in words that stand together, by the known word they look like. */
function compareWith(words: readonly string[], start: number): Misspelt[] {
  const text = words.join(" ");
  if (!isMisspelt(text)) return [];
  const known = [...spelledRight].filter(
    (each) => each.split(" ").length === words.length && blur(each) === blur(text),
  );
  return known.flatMap((each) => {
    const rights = each.split(" ");
    const found = words.flatMap((wrong, at) =>
      wrong === rights[at] ? [] : [{ place: start + at, wrong, right: rights[at] ?? "" }],
    );
    return found.length === 1 ? found : [];
  });
}

/** The syllables of a sentence that are written wrongly, each once; words that make a known one together are right. */
export function misspeltSyllables(sentence: string): Misspelt[] {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isPart = (place: number) =>
    isSpelledRight(words.slice(place - 1, place + 1).join(" ")) ||
    isSpelledRight(words.slice(place, place + 2).join(" "));
  const pairs = words.slice(1).flatMap((_, place) => compareWith(words.slice(place, place + 2), place));
  const isFound = (place: number) => pairs.some((each) => each.place === place);
  const alone = words.flatMap((word, place) => (isPart(place) || isFound(place) ? [] : compareWith([word], place)));
  return [...new Map([...pairs, ...alone].map((each) => [each.place, each])).values()];
}
