import { describe, expect, test } from "vitest";
import { type Marking, readMark, writeMark } from "./read-mark.ts";

const wrong = (letter: string) => ({ letter, given: `wrong ${letter}`, code: "CARRY" });

/** Half a point for the right one of four letters. */
const circled: Marking = {
  quarters: 2,
  coded: {
    item: 0,
    no: 1,
    rightLetter: "C",
    parts: [{ prompt: "36 + 27 = …", right: "63", wrong: [wrong("A"), wrong("B"), wrong("D")] }],
  },
};

/** What is written, in two parts that are known to go wrong in three ways. */
const written = (quarters: number): Marking => ({
  quarters,
  coded: {
    item: 1,
    no: 2,
    rightLetter: null,
    parts: [
      { prompt: "36 + 27", right: "63", wrong: [wrong("a"), wrong("b")] },
      { prompt: "52 - 17", right: "35", wrong: [wrong("c")] },
    ],
  },
});

/** Quarters and the wrong answers that are named, or the problem. */
function read(typed: string, marking: Marking) {
  const answer = readMark(typed, marking);
  if (!answer.ok) return answer.problem;
  return answer.mark === null ? null : [answer.mark.quarters, ...answer.mark.slips];
}

describe("what a teacher types", () => {
  test.each([
    ["0", [0]],
    ["0,25", [1]],
    ["0.5", [2]],
    [",75", [3]],
    ["1", [4]],
    ["1,0", [4]],
    [" 0,5 ", [2]],
    ["", null],
    ["  ", null],
  ])("%j is read as points", (typed, expected) => {
    expect(read(typed, written(4))).toEqual(expected);
  });

  test.each([
    ["5", 4, [2]],
    ["25", 4, [1]],
    ["75", 4, [3]],
    ["15", 8, [6]],
    ["5", 24, [20]],
    ["2", 8, [8]],
  ])("%j of %i quarters needs no comma where it can stand in one place only", (typed, quarters, expected) => {
    expect(read(typed, written(quarters))).toEqual(expected);
  });

  test.each([
    // 0,25 or 2,5?
    ["25", 12, "many"],
    ["3", 4, "many"],
    ["1,25", 4, "many"],
    ["0,3", 4, "quarter"],
    ["0,1", 4, "quarter"],
    ["x", 4, "unread"],
    ["0,5x", 4, "unread"],
    ["1/2", 4, "unread"],
    [",", 4, "unread"],
    ["--", 4, "unread"],
    ["١", 4, "unread"],
  ])("%j of %i quarters is no mark", (typed, quarters, expected) => {
    expect(read(typed, written(quarters))).toBe(expected);
  });

  test("one key gives all or nothing", () => {
    expect(["+", " ", "-"].map((typed) => read(typed, written(6)))).toEqual([[6], [6], [0]]);
  });

  test("a letter is what was circled", () => {
    expect(["c", "C", "a", "D", "e"].map((typed) => read(typed, circled))).toEqual([
      [2],
      [2],
      [0, 0],
      [0, 2],
      "unread",
    ]);
    expect(read("0b", circled)).toEqual([0, 1]);
    // Typed by Telex, which puts two letters together.
    expect(["đ", "Â", "ă"].map((typed) => read(typed, circled))).toEqual([
      [0, 2],
      [0, 0],
      [0, 0],
    ]);
    expect(readMark("c", circled)).toEqual({ ok: true, mark: { quarters: 2, slips: [], letter: "C" } });
  });

  test("letters after points name wrong answers of all parts, each once, in their order", () => {
    expect(read("0,5ca", written(4))).toEqual([2, 0, 2]);
    expect(read("0,5 aa", written(4))).toEqual([2, 0]);
    // Two answers to one part are none.
    expect(read("0,5ab", written(4))).toBe("unread");
    expect(read("b", written(4))).toEqual([0, 1]);
  });

  test("who has all points has no wrong answer", () => {
    expect(read("1a", written(4))).toEqual([4]);
  });
});

test("a mark is written as it can be typed", () => {
  const all = [
    [circled, { quarters: 2, slips: [] }, "0,5"],
    [circled, { quarters: 0, slips: [1], letter: "B" }, "0 B"],
    [written(8), { quarters: 5, slips: [0, 2] }, "1,25 ac"],
    [written(8), null, ""],
  ] as const;
  for (const [marking, mark, text] of all) {
    expect(writeMark(mark, marking.coded)).toBe(text);
    expect(readMark(text, marking)).toEqual({ ok: true, mark });
  }
});
