import type { PictureName } from "#lib/questions/picture-name.ts";

/** Two things that are counted with the same word and look unlike in a ten frame. */
export const picturePairs: readonly (readonly [PictureName, PictureName])[] = [
  ["apple", "mango"],
  ["apple", "banana"],
  ["orange", "banana"],
  ["mango", "apple"],
  ["duck", "fish"],
  ["turtle", "chicken"],
  ["fish", "chicken"],
];
