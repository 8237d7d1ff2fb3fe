import { formatNumber } from "#lib/core/format-number.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { additionText } from "#lib/text/addition-text.ts";

/** "7 = □", where a whole sum or difference goes into the box. */
export function whichFigure(total: number, operation: "+" | "−"): SumFigure {
  return { type: "sum", parts: [formatNumber(total), "=", null], alt: additionText.whichAlt(total, operation) };
}
