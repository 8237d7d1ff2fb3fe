import { expect, test } from "vitest";
import { blockSides, layTrueBlocks } from "./true-blocks.ts";

test("a plate is as long as a rod, which is as long as ten cubes", () => {
  expect(blockSides.plate).toBe(blockSides.rod);
  expect(blockSides.rod).toBe(10 * blockSides.cube);
});

test("all blocks lie on their mats, apart from one another", () => {
  const { width, height, mats } = layTrueBlocks({ hundreds: 9, tens: 9, ones: 19 });
  expect(mats.map(({ place, spots }) => [place, spots.length])).toEqual([
    ["hundreds", 9],
    ["tens", 9],
    ["ones", 19],
  ]);
  const sides = { hundreds: [10, 10], tens: [1, 10], ones: [1, 1] } as const;
  const boxes = mats.flatMap((mat) => {
    const [across, down] = sides[mat.place];
    return mat.spots.map(({ x, y }) => {
      expect(x).toBeGreaterThan(mat.x);
      expect(x + across).toBeLessThan(mat.x + mat.width);
      expect(y + down).toBeLessThan(height);
      return { x, y, across, down };
    });
  });
  const overlaps = boxes.filter((one, place) =>
    boxes
      .slice(place + 1)
      .some(
        (other) =>
          one.x < other.x + other.across &&
          other.x < one.x + one.across &&
          one.y < other.y + other.down &&
          other.y < one.y + one.down,
      ),
  );
  expect(overlaps).toEqual([]);
  expect(width).toBeLessThan(90);
});

test("a number without hundreds has no mat for them", () => {
  expect(layTrueBlocks({ hundreds: null, tens: 2, ones: 3 }).mats.map(({ place }) => place)).toEqual(["tens", "ones"]);
});
