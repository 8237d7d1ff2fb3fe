import fc from "fast-check";
import { expect, test } from "vitest";
import { foldMarks } from "./fold-marks.ts";

test.each([
  ["Cộng, trừ", "cong, tru"],
  ["Đường đi", "duong di"],
  ["CHÍNH TẢ", "chinh ta"],
  ["tiếng Việt", "tieng viet"],
  ["ươn ưỡn", "uon uon"],
  ["dm², m²", "dm2, m2"],
  ["hoà = hòa", "hoa = hoa"],
])("%s is folded to %s", (text, folded) => {
  expect(foldMarks(text)).toBe(folded);
  expect(foldMarks(text.normalize("NFD"))).toBe(folded);
});

test("folding what is folded changes nothing", () => {
  const letters = fc.constantFrom(..."aăâdđeêioôơuưyàáảãạậểễựỳ ABĐ19,");
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      expect(foldMarks(foldMarks(text))).toBe(foldMarks(text));
      expect(foldMarks(text)).toMatch(/^[a-z0-9 ,]*$/);
    }),
  );
});
