import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readSheet } from "#tests/contract/tally-cells.ts";

/** Counts what lies there by its look; fills the empty cell with what the others leave of all, and looks for the highest or lowest of the row. */
export const oracle: Oracle = (seen) => {
  const { kind, view, prompt, figures } = seen;
  if (kind === "tally") return readSheet(view);
  const [figure] = figures;
  if (figure?.type !== "table") return null;
  const [, ...names] = figure.head;
  const [, ...cells] = figure.rows[0] ?? [];
  const all = Number(/\d+/u.exec(prompt.text)?.[0]);
  const known = cells.filter((cell) => cell !== "?").reduce((sum, cell) => sum + Number(cell), 0);
  const row = new Map(
    names.map((name, at) => [name.toLowerCase(), cells[at] === "?" ? all - known : Number(cells[at])] as const),
  );
  if (kind === "number") return String(all - known);
  const sorted = [...row].toSorted(([, one], [, other]) => one - other);
  const [name] = sorted.at(prompt.text.includes("nhiều") ? -1 : 0) ?? [];
  return onlyChoice(seen, (choice) => choice.toLowerCase() === name);
};
