import { fillColumn } from "#tests/contract/fill-column.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Works out the column as it is drawn, which has to have the numbers of the prompt; in a hidden square it tries every digit. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "column" || seen.view.operation !== "×") return null;
  const asked = wholesIn(seen.prompt.text);
  const drawn = seen.view.rows.slice(0, 2).map((row) => Number(row.toReversed().join("")));
  return asked.length > 0 && asked.join() !== drawn.join() ? null : fillColumn(seen);
};
