import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Steps along the ruler from one end of the thing to the other. */
function centimetres(figure: Figure | undefined): number {
  if (figure?.type !== "ruler" || figure.thing === null) return Number.NaN;
  let steps = 0;
  for (let mark = figure.from * 10; mark < figure.to * 10; mark += 10) {
    if (mark >= figure.thing.from && mark < figure.thing.to) steps += 1;
  }
  return steps;
}

/** Reads the thing on the ruler, or walks from its first mark as far as it is long. */
export const oracle: Oracle = ({ kind, prompt, figures }) => {
  const [, length, start] = /dài (\d+)\u00a0cm, đầu bên trái ở vạch (\d+)\./u.exec(prompt.text) ?? [];
  if (length === undefined || start === undefined) return `${centimetres(figures[0])}${kind === "number" ? "" : " cm"}`;
  let mark = Number(start);
  for (let step = 0; step < Number(length); step += 1) mark += 1;
  return String(mark);
};
