import { expect, test } from "vitest";
import { tieSums } from "./tie-sums.ts";

test("a sum stays in one piece, the words around it do not", () => {
  expect(tieSums("Vậy 8 + 7 = 15. Con giỏi!")).toBe("Vậy 8\u00a0+\u00a07\u00a0=\u00a015. Con giỏi!");
  expect(tieSums("12 − 4 − 3, rồi 5")).toBe("12\u00a0−\u00a04\u00a0−\u00a03, rồi 5");
});

test("a sum too long for a row of a phone may be parted", () => {
  expect(tieSums("5 + 5 + 5 + 5 + 5 = 25")).toBe("5 + 5 + 5 + 5 + 5 = 25");
  expect(tieSums("5 + 5 + 5 + 5 + 5 = 25", 22)).not.toContain(" ");
});

test("words and numbers without a sign between them are left alone", () => {
  expect(tieSums("Có 9 quả, bớt 4 quả.")).toBe("Có 9 quả, bớt 4 quả.");
});
