import { expect, test } from "vitest";
import { gapAnswer } from "./gap-answer.ts";

test("the one box of a figure takes the number of the answer without its unit", () => {
  expect(gapAnswer(["12 cm", "? cm"], "8\u00a0cm")).toBe("8");
  expect(gapAnswer(["?", null], "1\u00a0250")).toBe("1\u00a0250");
  expect(gapAnswer(["?"], "3\u20444")).toBe("3\u20444");
  expect(gapAnswer(["?"], "2,5 km")).toBe("2,5");
});

test("nothing is written where it would not be true", () => {
  expect(gapAnswer(["?"], null)).toBeNull();
  expect(gapAnswer(["?", "? cm"], "8 cm")).toBeNull();
  expect(gapAnswer(["7"], "8")).toBeNull();
  expect(gapAnswer(["?"], "Lan")).toBeNull();
  expect(gapAnswer(["?"], "3 + 5 = 8")).toBeNull();
  expect(gapAnswer(["?"], "8 quả cam trên đĩa")).toBeNull();
  expect(gapAnswer(["4", "?"], "42", 1)).toBeNull();
});
