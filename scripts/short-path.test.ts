import { expect, test } from "vitest";
import { shortPath } from "#scripts/short-path.ts";

test.each([
  ["numbers that touch are read one by one", "M1.001.5-.001 2", "M1 .5 0 2"],
  ["a sign that vanishes leaves its gap", "l0-.001", "l0 0"],
  ["flags of an arc may stand close", "a.503.504 0 01-.385.926", "a.5.5 0 0 1-.39.93"],
  ["whole numbers and commands stay", "M0 0h32v-32z", "M0 0h32v-32z"],
])("%s", (_, data, expected) => {
  expect(shortPath(data)).toBe(expected);
});

test("what is no path data is refused", () => {
  expect(() => shortPath("M1 2x3")).toThrow("not a path command");
});
