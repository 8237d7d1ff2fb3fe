import { exact, over, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readSheet } from "#tests/contract/tally-cells.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** Counts the cards by what stands on them; of a table of two rows adds up the columns, and takes the highest of all. */
export const oracle: Oracle = ({ kind, view, prompt, figures }) => {
  if (kind === "tally") return readSheet(view);
  const [figure] = figures;
  if (figure?.type !== "table") return null;
  const columns = figure.head.slice(1).map((_, at) => figure.rows.reduce((sum, row) => sum + Number(row[at + 1]), 0));
  const [part, whole] = [Math.max(...columns), columns.reduce((sum, column) => sum + column, 0)];
  if (prompt.text.includes("phần trăm")) return writeExact(times(over(exact(part), exact(whole)), exact(100)), "%");
  return `${part}⁄${whole}`;
};
