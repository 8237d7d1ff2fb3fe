import { groupNumber } from "#lib/core/group-number.ts";
import { rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Value } from "./value.ts";

type Operation = "+" | "−" | "×" | ":";

/** A sum of two whole numbers, not worked out; it is worth its result, so that 4 + 4 is no other answer than 2 × 4. */
export function expressionValue(first: number, operation: Operation, second: number): Value {
  const { top, bottom } = {
    "+": () => rational(first + second),
    "−": () => rational(first - second),
    "×": () => rational(first * second),
    ":": () => rational(first, second),
  }[operation]();
  return { line: toLine(`${groupNumber(first)} ${operation} ${groupNumber(second)}`), worth: `${top}/${bottom}` };
}
