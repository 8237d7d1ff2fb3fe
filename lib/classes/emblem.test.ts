import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { emblem } from "./emblem.ts";
import { mostSeats } from "./read-names.ts";

const all = Array.from({ length: emblem.count }, (_, index) => index);

test("every seat of a full class has an emblem, a name for it and a picture of its own", () => {
  expect(emblem.count).toBe(mostSeats);
  expect(new Set(all.map((index) => emblem.nameOf(index))).size).toBe(mostSeats);
  for (const index of all) expect(existsSync(`public/avatars/${emblem.avatarOf(index)}.svg`)).toBe(true);
  expect(() => emblem.partsOf(mostSeats)).toThrow();
});

test("emblems side by side differ in the animal and in the shape", () => {
  for (const index of all.slice(1)) {
    const [one, other] = [emblem.partsOf(index - 1), emblem.partsOf(index)];
    expect(one.animal).not.toBe(other.animal);
    expect(one.shape).not.toBe(other.shape);
  }
});
