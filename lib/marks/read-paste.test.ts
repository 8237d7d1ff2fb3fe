import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CodedItem, fitsTest, type Mark, type MarkedItem, type SeatRow, type TestContent } from "./marked-test.ts";
import { readPaste, splitCells } from "./read-paste.ts";

const item = (quarters: number): MarkedItem => ({
  ...{ kind: "question", half: null, level: 1, skillId: "c3-add", skillTitle: "", parts: 1 },
  quarters,
});

const wrong = (letter: string) => ({ letter, given: `wrong ${letter}`, code: "CARRY" });

/** The first is circled, C is right; the others are written. */
const coded = (at: number, no: number): CodedItem => ({
  ...{ item: at, no, rightLetter: at === 0 ? "C" : null },
  parts: [{ prompt: "", right: "63", wrong: (at === 0 ? ["A", "B", "D"] : ["a", "b"]).map(wrong) }],
});

/** On code B the last stands first. */
const content: TestContent = {
  subject: "maths",
  items: [item(2), item(4), item(12)],
  codes: [
    { code: "A", items: [coded(0, 1), coded(1, 2), coded(2, 3)] },
    { code: "B", items: [coded(2, 1), coded(0, 2), coded(1, 3)] },
  ],
};

const none = [null, null, null] as const;
const mark = (quarters: number, ...slips: number[]): Mark => ({ quarters, slips });

const rows: readonly SeatRow[] = [
  { number: 1, code: "A", marks: none },
  { number: 2, code: "B", marks: none },
  { number: 5, code: null, marks: none },
  { number: 6, code: "A", marks: [mark(2), null, mark(7)] },
  { number: 7, code: "A", marks: [] },
];

const first = { row: 0, column: 0 };

function read(text: string, start = first) {
  const pasted = readPaste(text, start, rows, content);
  if (!pasted.ok) throw new Error(pasted.reason);
  return pasted;
}

describe("cells of a spreadsheet", () => {
  test.each([
    ["1", [["1"]]],
    ["1\r\n", [["1"]]],
    [
      "1\t2\r\n3\t4\r\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "1\t\n\t2",
      [
        ["1", ""],
        ["", "2"],
      ],
    ],
    ["\n1", [[""], ["1"]]],
    ['"a\nb"\t"c ""d"""\n1', [["a\nb", 'c "d"'], ["1"]]],
    // A quote that ends nowhere is a letter.
    ['"1\t2\n3', [['"1', "2"], ["3"]]],
    ['"1"2\t3', [['"1"2', "3"]]],
    ["", []],
  ])("%j are %j", (text, cells) => {
    expect(splitCells(text)).toEqual(cells);
  });

  test("are read as they were written", () => {
    const cell = fc.string({ unit: fc.constantFrom("1", "x", "\t", "\n", '"', "ă"), maxLength: 6 });
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([tall, wide]) =>
        fc.array(fc.array(cell, { minLength: wide, maxLength: wide }), { minLength: tall, maxLength: tall }),
      );
    const quote = (text: string) => (/[\t\n"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(table, fc.constantFrom("\n", "\r\n", "\r"), (cells, end) => {
        const text = cells.map((line) => `${line.map(quote).join("\t")}${end}`).join("");
        expect(splitCells(text)).toEqual(cells);
      }),
    );
  });
});

describe("a block that is pasted", () => {
  test("goes to the right and down, by the paper of each pupil", () => {
    const { changes, taken, left } = read("c\t0,5\t2.75\n0.75\ta\t1");
    expect(changes).toEqual([
      { row: { number: 1, code: "A", marks: [{ ...mark(2), letter: "C" }, mark(2), mark(11)] }, items: [0, 1, 2] },
      { row: { number: 2, code: "B", marks: [{ ...mark(0, 0), letter: "A" }, mark(4), mark(3)] }, items: [2, 0, 1] },
    ]);
    expect([taken, left]).toEqual([6, []]);
  });

  test("begins at the cell one is in, and leaves what is empty as it was", () => {
    expect(read("1\t\n\t3", { row: 3, column: 1 }).changes).toEqual([
      { row: { number: 6, code: "A", marks: [mark(2), mark(4), mark(7)] }, items: [1] },
      { row: { number: 7, code: "A", marks: [null, null, mark(12)] }, items: [0, 1, 2] },
    ]);
  });

  test("names each cell it leaves, and takes the others", () => {
    const { changes, taken, left } = read("0,5\t5\t0,3\nx\t0,5\t1\n1\t\t0", first);
    expect(taken).toBe(3);
    expect(changes.map(({ row }) => row.marks)).toEqual([
      [mark(2), null, null],
      [mark(2), mark(4), null],
    ]);
    expect(left).toEqual([
      // A number without its comma is what it says, unlike one that is typed.
      { row: 0, column: 1, text: "5", problem: "many" },
      { row: 0, column: 2, text: "0,3", problem: "quarter" },
      { row: 1, column: 0, text: "x", problem: "unread" },
      { row: 2, column: 0, text: "1", problem: "no-code" },
      { row: 2, column: 2, text: "0", problem: "no-code" },
    ]);
    expect(read("1\t2\n1", { row: 4, column: 2 }).left).toEqual([
      { row: 4, column: 3, text: "2", problem: "outside" },
      { row: 5, column: 2, text: "1", problem: "outside" },
    ]);
  });

  test("says who was absent, but not of who has points", () => {
    const { changes, left } = read("v\tV\n0\tv\nvắng\nv");
    expect(changes).toEqual([
      { row: { number: 1, code: "A", marks: [] }, items: [0, 1, 2] },
      { row: { number: 2, code: "B", marks: [null, null, mark(0)] }, items: [2] },
      { row: { number: 5, code: "A", marks: [] }, items: [0, 1, 2] },
    ]);
    expect(left).toEqual([
      { row: 1, column: 1, text: "v", problem: "has-marks" },
      { row: 3, column: 0, text: "v", problem: "has-marks" },
    ]);
  });

  test("is refused as a whole where the table cannot be so large", () => {
    expect(readPaste("1\n1\n1\n1\n1\n1", first, rows, content)).toEqual({ ok: false, reason: "tall" });
    expect(readPaste("1\t1\t1\t1", first, rows, content)).toEqual({ ok: false, reason: "wide" });
    expect(readPaste("1".repeat(300), first, rows, content)).toEqual({ ok: false, reason: "long" });
  });

  test("never makes points that the test has not, and loses no cell", () => {
    const cell = fc.constantFrom(
      "",
      " ",
      "0",
      "0,5",
      "0.25",
      "3",
      "12",
      "c",
      "ab",
      "0,5b",
      "v",
      "-",
      "+",
      "x",
      "0,3",
      'x"',
    );
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });
    const start = fc.record({ row: fc.nat(4), column: fc.nat(2) });
    fc.assert(
      fc.property(block, start, (cells, from) => {
        const pasted = readPaste(cells.map((line) => line.join("\t")).join("\n"), from, rows, content);
        if (!pasted.ok) throw new Error(pasted.reason);
        expect(pasted.changes.every(({ row }) => fitsTest(row, content))).toBe(true);
        const filled = cells.flat().filter((each) => each.trim() !== "").length;
        expect(pasted.taken + pasted.left.length).toBe(filled);
        for (const { row, items } of pasted.changes) {
          const before = rows.find(({ number }) => number === row.number)?.marks ?? [];
          const kept = content.items.flatMap((_item, at) => (items.includes(at) ? [] : [at]));
          expect(kept.map((at) => row.marks[at])).toEqual(kept.map((at) => before[at]));
        }
      }),
    );
  });
});
