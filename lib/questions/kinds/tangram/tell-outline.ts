import type { Point } from "#lib/questions/figures/shape-part.ts";
import { tangramText as text } from "#lib/text/tangram-text.ts";
import { quartersOf } from "./cover.ts";

/** The squares of an outline row by row, for who does not see it: "hàng 1: ô 2, nửa ô 3". */
export function tellOutline(outline: readonly Point[]): string {
  const rows = new Map<number, Map<number, number>>();
  for (const quarter of quartersOf(outline)) {
    const [column = 0, row = 0] = quarter.split(" ").map(Number);
    const squares = rows.get(row) ?? new Map<number, number>();
    rows.set(row, squares.set(column, (squares.get(column) ?? 0) + 1));
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, squares]) => {
      const told = [...squares].map(([column, quarters]) => text.square(column + 1, quarters / 4));
      return text.row(row + 1, told.join(", "));
    })
    .join("; ");
}
