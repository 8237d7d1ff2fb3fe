import { expect, test } from "vitest";
import { placesFor } from "./board.tsx";

const tray = [1, 2, 2, 5, 10];

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 17, 20])("the tray has places for %i kg, each taken once", (kg) => {
  const places = placesFor(tray, kg) ?? [];
  expect(new Set(places).size).toBe(places.length);
  expect(places.reduce((sum, place) => sum + (tray[place] ?? 0), 0)).toBe(kg);
});

test("more than the tray holds has no places", () => {
  expect(placesFor(tray, 21)).toBeNull();
});
