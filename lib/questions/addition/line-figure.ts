import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { additionText } from "#lib/text/addition-text.ts";

/**
 * A hop of `count` from `start` on the line 0-10 or, from 10 up, 10-20. The mark where it lands carries
 * no number; `steps` draws it as hops of one.
 */
export function lineFigure(start: number, count: number, steps: boolean): NumberLineFigure {
  const from = start < 10 ? 0 : 10;
  const to = from + 10;
  const landing = start + count;
  const hops = steps
    ? Array.from({ length: count }, (_, step) => ({ from: start + step, to: start + step + 1, label: "+1" }))
    : [{ from: start, to: landing, label: `+${count}` }];
  const labelled = [...new Set([from, start, to])].filter((mark) => mark !== landing);
  return { type: "number-line", from, to, labelled, hops, alt: additionText.lineAlt(from, start, count) };
}
