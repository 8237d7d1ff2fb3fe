import { expect, test } from "vitest";
import type { CodedItem, MarkedItem, TestContent } from "#lib/marks/marked-test.ts";
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

test("a letter that was circled is marked by the key of the other code", () => {
  const circled = (at: number, right: string): CodedItem => {
    const wrong = ["A", "B", "C", "D"].filter((letter) => letter !== right);
    const known = wrong.map((letter) => ({ letter, given: letter, code: "" }));
    return { item: at, no: at + 1, rightLetter: right, parts: [{ prompt: "", right, wrong: known }] };
  };
  const codes: TestContent = {
    subject: "maths",
    items: [item(2), item(2)],
    codes: [
      { code: "A", items: [circled(0, "A"), circled(1, "C")] },
      { code: "B", items: [circled(1, "D"), circled(0, "B")] },
    ],
  };
  // D and B were typed: both wrong on code A, both right on code B.
  const row = {
    number: 7,
    code: "A",
    marks: [
      { quarters: 0, slips: [2], letter: "D" },
      { quarters: 0, slips: [1], letter: "B" },
    ],
  } as const;
  const moved = moveMarks(row, "B", codes);
  expect(moved.marks).toEqual([
    { quarters: 2, slips: [], letter: "B" },
    { quarters: 2, slips: [], letter: "D" },
  ]);
  expect(moveMarks(moved, "A", codes)).toEqual(row);
});
