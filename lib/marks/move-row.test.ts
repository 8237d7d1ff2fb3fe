import { expect, test } from "vitest";
import type { MarkedItem, SeatRow, TestContent } from "./marked-test.ts";
import { emptyRow, moveRow } from "./move-row.ts";

const item: MarkedItem = {
  ...{ kind: "question", half: null, quarters: 4, level: 1, skillId: null, skillTitle: "", parts: 1 },
};
const coded = { item: 0, no: 1, rightLetter: null, parts: [] };
const one: TestContent = { subject: "maths", items: [item], codes: [{ code: "A", items: [coded] }] };
const two: TestContent = { ...one, codes: [...one.codes, { code: "B", items: [coded] }] };

const marked: SeatRow = { number: 3, code: "B", marks: [{ quarters: 2, slips: [] }] };
const other: SeatRow = { number: 7, code: "A", marks: [{ quarters: 4, slips: [] }] };

test("two rows change places with their codes", () => {
  expect(moveRow(marked, other, "swap", two)).toEqual([
    { ...other, number: 3 },
    { ...marked, number: 7 },
  ]);
  // What an empty seat gives back is nothing.
  expect(moveRow(marked, emptyRow(7, two), "swap", two)[0]).toEqual({ number: 3, code: null, marks: [null] });
});

test("a row that is overwritten leaves nothing behind", () => {
  expect(moveRow(marked, other, "overwrite", two)).toEqual([
    { number: 3, code: null, marks: [null] },
    { ...marked, number: 7 },
  ]);
  expect(moveRow(marked, other, "overwrite", one)[0]).toEqual({ number: 3, code: "A", marks: [null] });
});
