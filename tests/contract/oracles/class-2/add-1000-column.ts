import { fillColumn } from "#tests/contract/fill-column.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** What is set out is worked, or tried digit by digit; a sum that is told has to be the one that is set out. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "column") return null;
  const told = wholesIn(seen.prompt.text);
  const isTold = seen.view.blanks.every(({ row }) => row === 2);
  const set = seen.view.rows.slice(0, 2).map((row) => Number(row.toReversed().join("")));
  return isTold && told.join() !== set.join() ? null : fillColumn(seen);
};
