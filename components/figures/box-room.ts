import { wordsSize } from "./words-size.ts";

/** The room of a box with words in it. */
export function boxRoom(text: string, size: number) {
  const { width, height } = wordsSize(text, size);
  return { width: Math.max(width + size * 0.7, size * 1.5), height: height + size * 0.6 };
}
