import { toLine } from "#lib/core/to-line.ts";
import type { Value } from "./value.ts";

/** An answer that is right or wrong by how it is written: another one with other capitals is worth something else. */
export function writtenValue(text: string): Value {
  return { line: toLine(text), worth: text };
}
