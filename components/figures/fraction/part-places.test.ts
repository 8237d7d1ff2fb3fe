import { expect, test } from "vitest";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";
import { partAt, partPlace, partSize } from "./part-places.ts";

const bar: FractionWhole = { form: "bar", parts: 4, painted: 3, crossed: 0, columns: 4, label: null };
const box = { x: 10, y: 20, width: 200, height: 40 };

test("words stand in the middle of their part", () => {
  expect(partPlace(bar, 0, box)).toMatchObject({ x: 35, y: 40 });
  expect(partPlace(bar, 3, box)).toMatchObject({ x: 185, y: 40 });
  const grid: FractionWhole = { ...bar, form: "grid", columns: 2 };
  expect(partPlace(grid, 3, box)).toMatchObject({ x: 160, y: 50 });
});

test("the first slice of a circle is at the right of its top", () => {
  const place = partPlace({ ...bar, form: "circle" }, 0, { x: 0, y: 0, width: 100, height: 100 });
  expect(place.x).toBeGreaterThan(50);
  expect(place.y).toBeLessThan(50);
});

test("longer words stand smaller", () => {
  const sizeOf = (text: string) => partSize({ ...bar, inParts: [text, null, null, null] }, { ...box, width: 100 });
  expect(sizeOf("1")).toBe(17);
  expect(sizeOf("1000")).toBeLessThan(sizeOf("10"));
});

test("a finger in the middle of a part finds that part, and beside the whole none", () => {
  for (const form of ["bar", "circle", "grid", "set"] as const) {
    for (const parts of [2, 3, 6, 8, 12]) {
      const whole: FractionWhole = { ...bar, form, parts, columns: parts > 3 ? parts / 2 : parts };
      const square = { x: 10, y: 20, width: 120, height: 120 };
      const places = Array.from({ length: parts }, (_, place) => place);
      expect(places.map((place) => partAt(whole, partPlace(whole, place, square), square))).toEqual(places);
      expect(partAt(whole, { x: 5, y: 15 }, square)).toBeNull();
      expect(partAt(whole, { x: 131, y: 141 }, square)).toBeNull();
    }
  }
});
