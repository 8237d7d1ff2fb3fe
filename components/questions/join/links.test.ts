import { describe, expect, test } from "vitest";
import { joined, nextFree } from "./links.ts";

const rows = [
  { picture: "rabbit", places: [0, 2, 4] },
  { picture: "banana", places: [1, 3] },
] as const;

describe("joining two rows", () => {
  test("a tap joins a thing with the nearest free one of the other row", () => {
    expect(nextFree([], rows, 0, 1)).toEqual([[1, 0]]);
    expect(nextFree([[1, 0]], rows, 0, 2)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(nextFree([], rows, 1, 0)).toEqual([[0, 0]]);
  });

  test("a second tap frees both, and where none is free nothing changes", () => {
    expect(nextFree([[1, 1]], rows, 1, 1)).toEqual([]);
    const all = [
      [0, 0],
      [1, 1],
    ] as const;
    expect(nextFree(all, rows, 0, 2)).toEqual(all);
  });

  test("a stroke to a thing that is joined takes it over", () => {
    expect(joined([[0, 0]], 2, 0)).toEqual([[2, 0]]);
    expect(joined([[0, 0]], 0, 1)).toEqual([[0, 1]]);
  });
});
