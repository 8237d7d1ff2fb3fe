import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { clockTwoText } from "./text.ts";

const noon = 12;

/** The hours from noon to midnight, with a hop from noon on to an hour of 24. */
export function afternoonLine(hour24: number, labelled: readonly number[], label: string): NumberLineFigure {
  return {
    type: "number-line",
    from: noon,
    to: 2 * noon,
    labelled,
    hops: [{ from: noon, to: hour24, label }],
    alt: clockTwoText.lineAlt,
  };
}
