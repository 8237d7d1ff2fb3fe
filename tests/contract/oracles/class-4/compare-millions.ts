import { comparedIn, extremeChoice, orderedIn } from "#tests/contract/equation.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Compares the numbers as numbers; in a table, the row that stands first or second. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "sign") return comparedIn(seen);
  if (seen.kind === "order") return orderedIn(seen);
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type !== "table") return extremeChoice(seen, text.includes("lớn nhất"));
  const rows = figure.rows.map(([name = "", value = ""]) => ({ name, value: wholesIn(value)[0] ?? 0 }));
  const rising = rows.toSorted((a, b) => a.value - b.value);
  const sorted = /(?:đông|nhiều)/u.test(text) ? rising.toReversed() : rising;
  return sorted[text.includes("thứ hai") ? 1 : 0]?.name ?? null;
};
