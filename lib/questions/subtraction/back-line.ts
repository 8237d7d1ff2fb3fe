import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { subtractionText } from "#lib/text/subtraction-text.ts";

/**
 * A hop back of `count` from `start` on the line 0-10 or, from 11 up, 10-20. The mark where it lands carries no number;
 * `steps` draws it as hops of one.
 */
export function backLine(start: number, count: number, steps: boolean): NumberLineFigure {
  const from = start > 10 ? 10 : 0;
  const to = from + 10;
  const landing = start - count;
  const hops = steps
    ? Array.from({ length: count }, (_, step) => ({ from: start - step, to: start - step - 1, label: "−1" }))
    : [{ from: start, to: landing, label: `−${count}` }];
  const labelled = [...new Set([from, start, to])].filter((mark) => mark !== landing);
  return { type: "number-line", from, to, labelled, hops, alt: subtractionText.lineAlt(from, start, count) };
}
