import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { wrongSorts } from "./wrong-sorts.ts";

const rng = createRng("wrong sorts");

test("a square never lies where rectangles are looked for, nor a cube among boxes", () => {
  expect(wrongSorts("flat", "rectangle", 7, rng)).not.toContain("square");
  expect(wrongSorts("thing", "rectangle", 4, rng)).not.toContain("square");
  expect(wrongSorts("solid", "box", 7, rng)).toEqual(new Array(7).fill(null));
});

test("the other shapes of class 1 come before those without a name", () => {
  expect(new Set(wrongSorts("flat", "circle", 3, rng))).toEqual(new Set(["square", "rectangle", "triangle"]));
});
