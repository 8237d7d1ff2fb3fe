import { expect, test } from "vitest";
import { withoutLeaks } from "./without-leaks.ts";

test("help that holds the answer as a word or number of its own is left out", () => {
  expect(withoutLeaks(12, ["Con đếm 12 ô.", "Có 1 chục.", "Từ 112 đến 120.", "Đáp số: 12"])).toEqual([
    "Có 1 chục.",
    "Từ 112 đến 120.",
  ]);
  expect(withoutLeaks("lẻ", ["Lẻ là gì?", "Bạn lẻn đi.", { say: "Số lẻ.", figures: [] }])).toEqual(["Bạn lẻn đi."]);
  expect(withoutLeaks("bảy giờ", ["Bây giờ là bảy giờ.", "Bảy và giờ."])).toEqual(["Bảy và giờ."]);
});
