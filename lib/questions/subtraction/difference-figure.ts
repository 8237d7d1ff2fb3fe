import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { additionText } from "#lib/text/addition-text.ts";

/** A written difference a − b = result, null being the box to fill. */
export function differenceFigure(a: number | null, b: number | null, result: number | null): SumFigure {
  const written = (value: number | null) => (value === null ? null : String(value));
  const parts = [written(a), "−", written(b), "=", written(result)];
  const range = a ?? (b ?? 0) + (result ?? 0);
  return { type: "sum", parts, alt: additionText.sumAlt(parts, range) };
}
