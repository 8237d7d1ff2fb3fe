import { formatNumber } from "#lib/core/format-number.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { additionText } from "#lib/text/addition-text.ts";

/** A written sum: addends (null: the box to fill) and the result, null where that is asked. */
export function sumFigure(addends: readonly (number | null)[], result: number | null): SumFigure {
  const written = (value: number | null) => (value === null ? null : formatNumber(value));
  const parts = [
    ...addends.flatMap((addend, place) => (place === 0 ? [written(addend)] : ["+", written(addend)])),
    "=",
    written(result),
  ];
  const range = result ?? addends.reduce<number>((sum, addend) => sum + (addend ?? 0), 0);
  return { type: "sum", parts, alt: additionText.sumAlt(parts, range) };
}
