import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Value } from "./value.ts";

/** A measure of several units, the largest first: "3 giờ 45 phút", "2 m 5 cm". Parts of 0 are written as given. */
export function compoundValue(...parts: readonly (readonly [amount: number, unit: Unit])[]): Value {
  const total = parts.reduce((sum, [amount, unit]) => sum + amount * units[unit].size, 0);
  const quantity = parts[0] === undefined ? "" : units[parts[0][1]].of;
  const text = parts.map(([amount, unit]) => measure(groupNumber(amount), unit)).join(" ");
  return { line: toLine(text), worth: `${total}/1 ${quantity}` };
}
