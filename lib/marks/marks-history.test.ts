import { describe, expect, test } from "vitest";
import type { SeatRow } from "./marked-test.ts";
import { cellOfStep, type MarksHistory, noHistory, type Step, withStep } from "./marks-history.ts";

const row = (number: number, ...quarters: (number | null)[]): SeatRow => ({
  number,
  code: "A",
  marks: quarters.map((each) => (each === null ? null : { quarters: each, slips: [] })),
});

const step = (before: SeatRow, after: SeatRow, ...items: number[]): Step => [{ row: before, after, items }];
const all = (...steps: Step[]): MarksHistory => steps.reduce(withStep, noHistory);

describe("what was done to points", () => {
  test("is a step for each cell, however many keys were pressed in it", () => {
    const [empty, zero, half, full] = [row(1, null, null), row(1, 0, null), row(1, 2, null), row(1, 2, 4)];
    const { steps } = all(step(empty, zero, 0), step(zero, half, 0), step(half, full, 1));
    expect(steps.map((each) => each.map((change) => change.row))).toEqual([[empty], [half]]);
    expect(steps[0]?.[0]?.after).toEqual(half);
  });

  test("is another step in a cell that was left and come back to", () => {
    const [empty, zero, half] = [row(1, null), row(1, 0), row(1, 2)];
    const left = { ...all(step(empty, zero, 0)), isOpen: false };
    expect(withStep(left, step(zero, half, 0)).steps.map(([first]) => first?.row)).toEqual([empty, zero]);
  });

  test("is nothing where the points are as they were", () => {
    const [empty, zero] = [row(1, null), row(1, 0)];
    expect(all(step(empty, zero, 0), step(zero, empty, 0)).steps).toEqual([]);
    // A code that was chosen is something.
    expect(all(step({ ...empty, code: null }, empty)).steps).toHaveLength(1);
  });

  test("of rows as a whole is a step each", () => {
    const [one, absent] = [row(1, 2, 4), row(1)];
    expect(all(step(one, absent, 0, 1), step(absent, one, 0, 1)).steps).toHaveLength(2);
  });

  test("is forgotten at last", () => {
    const many = Array.from({ length: 300 }, (_, at) => step(row(at, 0), row(at, 1), 0));
    const { steps } = all(...many);
    expect(steps).toHaveLength(200);
    expect(steps.at(-1)?.[0]?.row.number).toBe(299);
  });
});

test("a step is about a cell, or about more", () => {
  expect(cellOfStep(step(row(3, 1, 2), row(3, 1, 4), 1))).toEqual({ number: 3, item: 1 });
  expect(cellOfStep(step(row(3, 1, 2), row(3), 0, 1))).toBeNull();
  expect(cellOfStep([...step(row(3, 1), row(3, 2), 0), ...step(row(4, 1), row(4, 2), 0)])).toBeNull();
});
