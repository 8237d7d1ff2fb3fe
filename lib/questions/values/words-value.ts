import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Value } from "./value.ts";

/** An answer in words, or any other that is worth what it says. `spoken` where it is not read as it stands. */
export function wordsValue(text: string, spoken?: string): Value {
  const line: Line = spoken === undefined ? toLine(text) : { text, spoken };
  return { line, worth: text.toLowerCase() };
}
