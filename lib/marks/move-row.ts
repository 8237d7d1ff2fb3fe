import type { SeatRow, TestContent } from "./marked-test.ts";

/** What becomes of the points a seat has when it is given others: they go to where those come from, or are lost. */
export type MoveWay = "swap" | "overwrite";

/** A seat of which nothing is known; a test of one code has no other to choose. */
export function emptyRow(number: number, { codes, items }: Pick<TestContent, "codes" | "items">): SeatRow {
  const code = codes.length === 1 ? (codes[0]?.code ?? null) : null;
  return { number, code, marks: items.map(() => null) };
}

/** The rows of two seats after the points of one were given to the other; the code goes with them, as they were typed by it. */
export function moveRow(from: SeatRow, to: SeatRow, way: MoveWay, test: TestContent): readonly [SeatRow, SeatRow] {
  const left = way === "swap" ? { ...to, number: from.number } : emptyRow(from.number, test);
  return [left, { ...from, number: to.number }];
}
