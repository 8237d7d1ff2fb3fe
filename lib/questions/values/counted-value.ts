import { toLine } from "#lib/core/to-line.ts";
import type { NumberValue } from "./number-value.ts";
import type { Value } from "./value.ts";

/** A number with the name of what is counted: "8 lần", "6 quả". */
export function countedValue({ line, worth }: NumberValue, name: string): Value {
  return { line: toLine(`${line.text}\u00a0${name}`), worth: `${worth} ${name}` };
}
