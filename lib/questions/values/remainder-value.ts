import { groupNumber } from "#lib/core/group-number.ts";
import { toLine } from "#lib/core/to-line.ts";
import { remainderWord } from "#lib/text/remainder-word.ts";
import type { Value } from "./value.ts";

/** What a division gives with what is left over: "7 dư 1". */
export function remainderValue(quotient: number, remainder: number): Value {
  const text = `${groupNumber(quotient)} ${remainderWord} ${groupNumber(remainder)}`;
  return { line: toLine(text), worth: text };
}
