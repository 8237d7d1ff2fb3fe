import { describe, expect, test } from "vitest";
import type { DrawGoal } from "./goal.ts";
import { judge } from "./judge.ts";

const slanted = { from: { x: 1, y: 1 }, to: { x: 3, y: 2 } };
const through = { x: 2, y: 4 };

function faultOf(goal: DrawGoal, ...strokes: readonly (readonly number[])[]) {
  return judge(goal, strokes).fault;
}

describe("straight lines", () => {
  const beside: DrawGoal = { type: "lines", wanted: [{ through, to: slanted, isUpright: false }] };
  const across: DrawGoal = { type: "lines", wanted: [{ through, to: slanted, isUpright: true }] };

  test("any two points of the line will do, in any order", () => {
    for (const stroke of [
      [2, 4, 4, 5],
      [4, 5, 2, 4],
      [0, 3, 6, 6],
    ])
      expect(faultOf(beside, stroke)).toBeNull();
    expect(faultOf(across, [1, 6, 3, 2])).toBeNull();
  });

  test("what is wrong with it is known", () => {
    expect(faultOf(beside, [2, 5, 4, 6])).toBe("beside");
    expect(faultOf(beside, [2, 4, 4, 6])).toBe("direction");
    expect(faultOf(beside, [2, 4, 1, 6])).toBe("other relation");
    expect(faultOf(beside, [3, 2, 5, 3])).toBe("same line");
    expect(faultOf(across, [2, 4, 4, 5])).toBe("other relation");
    expect(faultOf(beside, [2, 4, 4, 5], [2, 4, 4, 6])).toBe("direction");
    expect(faultOf(beside, [2, 4, 4, 5], [2, 4, 4, 5])).toBe("unclear");
  });

  test("all lines that are wanted have to be there", () => {
    const both: DrawGoal = {
      type: "lines",
      wanted: [
        { through, to: slanted, isUpright: false },
        { through, to: slanted, isUpright: true },
      ],
    };
    expect(faultOf(both, [2, 4, 4, 5])).toBe("missing");
    expect(faultOf(both, [1, 6, 3, 2], [2, 4, 4, 5])).toBeNull();
  });
});

describe("the height of a triangle", () => {
  const goal: DrawGoal = { type: "height", apex: { x: 6, y: 1 }, base: { from: { x: 1, y: 5 }, to: { x: 4, y: 5 } } };

  test("it may stand outside, and the base may be drawn on to it", () => {
    expect(faultOf(goal, [6, 1, 6, 5])).toBeNull();
    expect(faultOf(goal, [6, 5, 6, 3], [6, 1, 6, 3], [4, 5, 6, 5])).toBeNull();
  });

  test("what is wrong with it is known", () => {
    expect(faultOf(goal, [6, 1, 6, 4])).toBe("short");
    expect(faultOf(goal, [6, 1, 6, 6])).toBe("past");
    expect(faultOf(goal, [6, 0, 6, 5])).toBe("past");
    expect(faultOf(goal, [6, 2, 6, 5])).toBe("short");
    expect(faultOf(goal, [6, 1, 4, 5])).toBe("side");
    expect(faultOf(goal, [4, 5, 4, 1])).toBe("from an end");
    expect(faultOf(goal, [5, 5, 5, 1])).toBe("beside");
    expect(faultOf(goal, [6, 1, 5, 5])).toBe("direction");
    expect(faultOf(goal, [1, 5, 6, 5])).toBe("same line");
    expect(faultOf(goal, [6, 1, 6, 5], [6, 1, 4, 5])).toBe("extra");
    const acute = { ...goal, apex: { x: 2, y: 1 }, base: { from: { x: 1, y: 5 }, to: { x: 5, y: 5 } } };
    expect(faultOf(acute, [2, 1, 3, 5])).toBe("median");
  });
});

describe("shapes", () => {
  const corner = { x: 1, y: 1 };
  const goal: DrawGoal = { type: "rectangle", given: [], squares: [25, 100], corner, middle: null };

  test("a rectangle may lie in any direction, slanting too, and its sides may be drawn in parts", () => {
    const level = [
      [1, 1, 4, 1],
      [4, 1, 11, 1],
      [11, 6, 11, 1],
      [11, 6, 1, 6],
      [1, 1, 1, 6],
    ];
    expect(faultOf(goal, ...level)).toBeNull();
    const slanting = [
      [1, 1, 4, 5],
      [4, 5, -4, 11],
      [-4, 11, -7, 7],
      [-7, 7, 1, 1],
    ];
    expect(faultOf(goal, ...slanting)).toBeNull();
  });

  test("what is wrong with it is known", () => {
    const outline = (x: number, y: number, wide: number, high: number) => [
      [x, y, x + wide, y],
      [x + wide, y, x + wide, y + high],
      [x + wide, y + high, x, y + high],
      [x, y + high, x, y],
    ];
    expect(judge(goal, outline(1, 1, 9, 5))).toEqual({ fault: "sides", sizes: [5, 9] });
    expect(faultOf(goal, ...outline(2, 1, 10, 5))).toBe("place");
    expect(faultOf(goal, ...outline(1, 1, 10, 5).slice(1))).toBe("open");
    expect(faultOf(goal, ...outline(1, 1, 10, 5), [1, 1, 11, 6])).toBe("extra");
    expect(faultOf(goal, [1, 1, 11, 1], [11, 1, 12, 6], [12, 6, 1, 6], [1, 6, 1, 1])).toBe("no right angles");
    const around: DrawGoal = { ...goal, squares: [16, 16], corner: null, middle: { x: 4, y: 4 } };
    expect(faultOf(around, ...outline(2, 2, 4, 4))).toBeNull();
    expect(faultOf(around, ...outline(2, 3, 4, 4))).toBe("place");
  });

  test("what is given of a rectangle belongs to it", () => {
    const given = [
      { from: { x: 1, y: 1 }, to: { x: 5, y: 1 } },
      { from: { x: 1, y: 1 }, to: { x: 1, y: 3 } },
    ];
    const finished: DrawGoal = { type: "rectangle", given, squares: [4, 16], corner: null, middle: null };
    expect(faultOf(finished, [1, 3, 5, 3], [5, 3, 5, 1])).toBeNull();
    expect(faultOf(finished, [1, 3, 5, 3])).toBe("open");
    expect(faultOf(finished, [1, 3, 6, 3], [6, 3, 6, 1], [6, 1, 5, 1])).toBe("sides");
  });

  test("a segment may lie anywhere, a circle has its middle and any point of it", () => {
    const segment: DrawGoal = { type: "segment", length: 5 };
    expect(faultOf(segment, [1, 1, 4, 5])).toBeNull();
    expect(faultOf(segment, [1, 1, 3, 1], [3, 1, 6, 1])).toBeNull();
    expect(judge(segment, [[1, 1, 5, 1]])).toEqual({ fault: "length", sizes: [4] });
    expect(faultOf(segment, [1, 1, 3, 1], [4, 1, 7, 1])).toBe("extra");
    const circle: DrawGoal = { type: "circle", middle: { x: 5, y: 5 }, radius: 5 };
    expect(faultOf(circle, [5, 5, 8, 1])).toBeNull();
    expect(faultOf(circle, [5, 5, 9, 5])).toBe("length");
    expect(faultOf(circle, [8, 1, 5, 5])).toBe("place");
  });
});
