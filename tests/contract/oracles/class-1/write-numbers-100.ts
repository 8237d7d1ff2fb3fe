import type { Oracle } from "#tests/contract/oracle.ts";
import { readSmallNumber } from "#tests/contract/read-small-number.ts";

/** Reads every number to 100 aloud and keeps the longest one that is heard in the prompt. */
export const oracle: Oracle = ({ prompt }) => {
  const text = prompt.text.toLowerCase();
  const isHeard = (words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "u").test(text);
  const heard = Array.from({ length: 101 }, (_, number) => ({ number, words: readSmallNumber(number) }))
    .filter(({ words }) => isHeard(words))
    .toSorted((a, b) => b.words.length - a.words.length);
  return heard[0] === undefined ? null : String(heard[0].number);
};
