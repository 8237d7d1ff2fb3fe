import { expect, test } from "vitest";
import type { MarkedItem, TestContent } from "#lib/marks/marked-test.ts";
import { moveMarks } from "./move-marks.ts";

const item = (quarters: number): MarkedItem => ({
  ...{ kind: "question", half: null, level: 1, skillId: null, skillTitle: "", parts: 1 },
  quarters,
});

const coded = (at: number) => ({ item: at, no: at + 1, rightLetter: null, parts: [] });

const content: TestContent = {
  subject: "maths",
  items: [item(2), item(4), item(8)],
  codes: [
    { code: "A", items: [coded(0), coded(1), coded(2)] },
    { code: "B", items: [coded(2), coded(0), coded(1)] },
  ],
};

test("points go to what stands at their place on the other code; too many and named answers go", () => {
  const row = { number: 7, code: "A", marks: [{ quarters: 2, slips: [] }, { quarters: 4, slips: [1] }, null] } as const;
  expect(moveMarks(row, "B", content)).toEqual({
    number: 7,
    code: "B",
    marks: [null, null, { quarters: 2, slips: [] }],
  });
  const fewer = { ...row, marks: [null, { quarters: 1, slips: [1] }, { quarters: 3, slips: [] }] } as const;
  expect(moveMarks(fewer, "B", content).marks).toEqual([{ quarters: 1, slips: [] }, { quarters: 3, slips: [] }, null]);
});
