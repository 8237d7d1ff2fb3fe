import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { kgLitText } from "./text.ts";

/** Hops over a line from 0: the numbers that are known are written, the place asked for is not. */
export function hopLine(
  most: number,
  labelled: readonly number[],
  hops: readonly { readonly from: number; readonly to: number; readonly label: string }[],
): NumberLineFigure {
  return {
    type: "number-line",
    from: 0,
    to: most,
    labelled: [...new Set(labelled)],
    hops,
    alt: kgLitText.lineAlt(most),
  };
}
