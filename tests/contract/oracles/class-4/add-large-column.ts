import { fillColumn } from "#tests/contract/fill-column.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Adds what the prompt tells, which has to be what stands in the column; missing digits are tried, all of them. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "column") return null;
  const filled = fillColumn(seen);
  const told = wholesIn(seen.prompt.text);
  if (told.length === 0) return filled;
  const sum = grouped(told.reduce((all, each) => all + each, 0));
  return told.length === 2 && sum === filled ? sum : null;
};
