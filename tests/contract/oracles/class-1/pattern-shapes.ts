import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { shapeName } from "#tests/contract/solvers/shape-name.ts";

const colours = new Map([
  ["red", "đỏ"],
  ["yellow", "vàng"],
  ["green", "xanh lá"],
  ["blue", "xanh dương"],
  ["purple", "tím"],
  ["pink", "hồng"],
]);

/** The fewest steps after which a row begins again; what is not seen fits everything. */
function periodOf(row: readonly (string | null)[]): number {
  const repeats = (step: number) =>
    row.every((value, place) => {
      const before = row[place - step];
      return value === null || before === undefined || before === null || before === value;
    });
  return Array.from({ length: row.length }, (_, step) => step + 1).find(repeats) ?? row.length;
}

/** What stands at the gap, known from all places that are whole periods away; null where they do not agree. */
function missing(row: readonly (string | null)[]): string | null {
  const period = periodOf(row);
  const gap = row.indexOf(null);
  const there = row.filter((value, place) => value !== null && (place - gap) % period === 0);
  // A rule that is not seen twice is none.
  return there.length >= 2 && new Set(there).size === 1 ? (there[0] ?? null) : null;
}

const paintOf = (part: ShapePart) => ("paint" in part ? (colours.get(part.paint) ?? null) : null);

/** Continues the names of the shapes and their colours, each by itself, and looks for that shape among the pictures. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (seen.kind !== "figure-choice" || figure?.type !== "shapes") return null;
  const name = missing(figure.parts.map(shapeName));
  const paint = missing(figure.parts.map(paintOf));
  const picked = seen.view.figures.filter((each) => {
    const [part] = each.type === "shapes" ? each.parts : [];
    return part !== undefined && shapeName(part) === name && paintOf(part) === paint;
  });
  return picked.length === 1 ? `${name} màu ${paint}` : null;
};
