import { groupNumber } from "#lib/core/group-number.ts";
import { rational } from "#lib/core/rational.ts";
import type { NumberValue } from "./number-value.ts";
import { sumValue } from "./sum-value.ts";

type Operation = "+" | "−" | "×" | ":";

/** A sum of two whole numbers, not worked out; it is worth its result, so that 4 + 4 is no other answer than 2 × 4. */
export function expressionValue(first: number, operation: Operation, second: number): NumberValue {
  const result = {
    "+": () => rational(first + second),
    "−": () => rational(first - second),
    "×": () => rational(first * second),
    ":": () => rational(first, second),
  }[operation]();
  return sumValue(`${groupNumber(first)} ${operation} ${groupNumber(second)}`, result);
}
