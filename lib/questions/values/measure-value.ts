import { measure } from "#lib/core/measure.ts";
import { productOf, rational } from "#lib/core/rational.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { NumberValue } from "./number-value.ts";
import type { Value } from "./value.ts";

/** A number with its unit: "5 cm", "3,05 m", "30 %"; what it is worth counts in the smallest unit of its quantity. */
export function measureValue({ line, number }: NumberValue, unit: Unit): Value {
  const { of, size } = units[unit];
  const { top, bottom } = productOf(number, rational(size));
  // Speeds are told apart by their unit: nobody at school turns one into another.
  return {
    line: toLine(measure(line.text, unit)),
    worth: `${top}/${bottom} ${of === "speed" ? unit : of}`,
  };
}
