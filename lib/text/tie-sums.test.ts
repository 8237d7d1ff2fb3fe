import { expect, test } from "vitest";
import { tieSums } from "./tie-sums.ts";

/** What stays together, a piece each. */
function pieces(text: string, most?: number): string[] {
  return tieSums(text, most)
    .split(" ")
    .map((piece) => piece.replaceAll("\u00a0", " "));
}

test("a sum stays in one piece, the words around it do not", () => {
  expect(pieces("Vậy 8 + 7 = 15. Con giỏi!")).toEqual(["Vậy", "8 + 7 = 15.", "Con", "giỏi!"]);
  expect(pieces("12 − 4 − 3, rồi 5")).toEqual(["12 − 4 − 3,", "rồi", "5"]);
});

test("a gap, brackets and letters are parts of a sum", () => {
  expect(pieces("Điền: … + 5 = 9")).toEqual(["Điền:", "… + 5 = 9"]);
  expect(pieces("Tính: 13 × 3 = ?")).toEqual(["Tính:", "13 × 3 = ?"]);
  expect(pieces("Tính (2 + 3) × 4 nhé")).toEqual(["Tính", "(2 + 3) × 4", "nhé"]);
  expect(pieces("Dấu nào: 5 … 7?")).toEqual(["Dấu", "nào:", "5 … 7?"]);
  expect(pieces("Biết a + 5 = 9")).toEqual(["Biết", "a + 5 = 9"]);
});

test("a sum too long for a row of a phone is parted before what it comes to", () => {
  expect(pieces("Số cần điền: … + 32\u00a0474 = 87\u00a0647")).toEqual([
    "Số",
    "cần",
    "điền:",
    "… + 32 474",
    "= 87 647",
  ]);
  expect(pieces("5 + 5 + 5 + 5 + 5 = 25", 22)).toEqual(["5 + 5 + 5 + 5 + 5 = 25"]);
});

test("a side too long for a row may be parted anywhere", () => {
  expect(pieces("5 + 5 + 5 + 5 + 5 = 25")).toEqual(["5", "+", "5", "+", "5", "+", "5", "+", "5", "= 25"]);
});

test("words and numbers without a sign between them are left alone", () => {
  expect(tieSums("Có 9 quả, bớt 4 quả.")).toBe("Có 9 quả, bớt 4 quả.");
  expect(tieSums("Cả hai … và ba")).toBe("Cả hai … và ba");
});
