import { comparedIn, extremeChoice, orderedIn } from "#tests/contract/equation.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const sizes = [
  ["trăm nghìn", 100_000],
  ["chục nghìn", 10_000],
  ["nghìn", 1000],
] as const;

/** Counts on in steps from 0. */
function roundBetween(text: string): string {
  const size = sizes.find(([name]) => text.includes(name))?.[1] ?? 1;
  const [from = 0, to = 0] = wholesIn(text);
  let count = 0;
  for (let value = 0; value < to; value += size) if (value > from) count += 1;
  return String(count);
}

/** Compares the numbers as numbers; in a table, the row that stands first or second. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "sign") return comparedIn(seen);
  if (seen.kind === "order") return orderedIn(seen);
  const { text } = seen.prompt;
  if (text.includes("số tròn")) return roundBetween(text);
  const [figure] = seen.figures;
  if (figure?.type !== "table") return extremeChoice(seen, text.includes("lớn nhất"));
  const rows = figure.rows.map(([name = "", value = ""]) => ({ name, value: wholesIn(value)[0] ?? 0 }));
  const rising = rows.toSorted((a, b) => a.value - b.value);
  const sorted = /(?:đông|nhiều)/u.test(text) ? rising.toReversed() : rising;
  return sorted[text.includes("thứ hai") ? 1 : 0]?.name ?? null;
};
