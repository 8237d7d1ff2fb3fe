import { readWords } from "#tests/contract/read-words.ts";

/** The place that is said after "thứ"; NaN for other words. */
export function readOrdinal(text: string): number {
  return text === "nhất" ? 1 : readWords(text);
}
