import { toLine } from "#lib/core/to-line.ts";
import type { Value } from "./value.ts";

/** An answer in words, or any other that is worth what it says. */
export function wordsValue(text: string): Value {
  return { line: toLine(text), worth: text.toLowerCase() };
}
