import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { termsText } from "#lib/text/terms-text.ts";

/** A written sum or difference, null being the box to fill. */
export function termsSumFigure(
  operation: "+" | "−",
  a: number | null,
  b: number | null,
  result: number | null,
): SumFigure {
  const written = (number: number | null) => (number === null ? null : String(number));
  const parts = [written(a), operation, written(b), "=", written(result)];
  return { type: "sum", parts, alt: termsText.sumAlt(operation, a, b, result) };
}
