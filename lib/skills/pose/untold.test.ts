import { expect, test } from "vitest";
import { untold } from "./untold.ts";

test("help that holds the answer as a word or number of its own is left out", () => {
  expect(untold(12, ["Con đếm 12 ô.", "Có 1 chục.", "Từ 112 đến 120.", "Đáp số: 12"])).toEqual([
    "Có 1 chục.",
    "Từ 112 đến 120.",
  ]);
  expect(untold("lẻ", ["Lẻ là gì?", "Bạn lẻn đi.", { say: "Số lẻ.", figures: [] }])).toEqual(["Bạn lẻn đi."]);
  expect(untold("bảy giờ", ["Bây giờ là bảy giờ.", "Bảy và giờ."])).toEqual(["Bảy và giờ."]);
});
