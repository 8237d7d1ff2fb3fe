import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { compareText } from "#lib/text/compare-text.ts";

/** A line of whole tens around these marks, which carry their numbers, as its ends do unless one is `hidden`. */
export function tensLine(marks: readonly number[], hidden: number): NumberLineFigure {
  const from = Math.floor(Math.min(...marks, hidden) / 10) * 10;
  const to = Math.max(from + 10, Math.ceil(Math.max(...marks, hidden) / 10) * 10);
  const labelled = [...new Set([from, to, ...marks])]
    .filter((mark) => mark !== hidden)
    .toSorted((left, right) => left - right);
  const told = [from, to].includes(hidden) ? labelled : [from, to];
  return {
    type: "number-line",
    from,
    to,
    labelled,
    hops: [],
    alt: compareText.lineAlt(told[0] ?? from, told.at(-1) ?? to),
  };
}
