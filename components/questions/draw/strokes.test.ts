import { describe, expect, test } from "vitest";
import type { DrawView } from "#lib/questions/kinds/draw/grading.ts";
import { laid } from "./strokes.ts";

const sheet: DrawView = {
  ...{ columns: 9, rows: 7, tool: "line", most: 1, points: [], lines: [], circle: null },
  proof: "steps",
};

describe("laying a stroke", () => {
  test("one more than there may be takes the place of the last one", () => {
    expect(laid(sheet, [], [0, 0, 3, 1])).toEqual([[0, 0, 3, 1]]);
    expect(laid(sheet, [[0, 0, 3, 1]], [0, 0, 3, 2])).toEqual([[0, 0, 3, 2]]);
    const three = { ...sheet, most: 3 };
    const first = [
      [0, 0, 1, 0],
      [0, 1, 1, 2],
      [0, 2, 1, 5],
    ];
    expect(laid(three, first, [0, 3, 5, 4])).toEqual([...first.slice(0, 2), [0, 3, 5, 4]]);
  });

  test("a straight line through other points of it is the same line, a segment is not", () => {
    expect(laid({ ...sheet, most: 3 }, [[0, 0, 2, 1]], [4, 2, 6, 3])).toEqual([[4, 2, 6, 3]]);
    const segments = { ...sheet, tool: "segment", most: 3 } as const;
    expect(laid(segments, [[0, 0, 2, 1]], [4, 2, 6, 3])).toHaveLength(2);
    expect(laid(segments, [[0, 0, 2, 1]], [2, 1, 0, 0])).toEqual([[2, 1, 0, 0]]);
  });
});
