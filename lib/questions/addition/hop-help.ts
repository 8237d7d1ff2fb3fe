import { additionText as text } from "#lib/text/addition-text.ts";
import type { AdditionHelp } from "./addition-help.ts";
import { lineFigure } from "./line-figure.ts";
import { sumFigure } from "./sum-figure.ts";

/** Hints and explanation of start + count on the number line. */
export function hopHelp(start: number, count: number): AdditionHelp {
  const figures = [lineFigure(start, count, true), sumFigure([start, count], null)];
  const steps = Array.from({ length: Math.min(count - 1, 3) }, (_, step) => start + step + 1);
  return {
    hints: [
      { ...text.hintHops, figures: null },
      { ...text.hintHopOn(start, count, steps), figures },
    ],
    explanation: { ...text.explainHops(start, count), figures },
  };
}
