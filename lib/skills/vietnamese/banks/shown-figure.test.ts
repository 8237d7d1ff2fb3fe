import { expect, test } from "vitest";
import { shownFigure } from "./shown-figure.ts";

test.each([
  ["dòng …ông; …e máy", ["dòng …ông", "…e máy"], null],
  ["[nghi] ngơi; suy [nghi]", ["[nghi] ngơi", "suy [nghi]"], null],
  ["cái b… (để ngồi học)", ["cái b…"], "để ngồi học"],
  ["(1) Na nhặt ví. (2) Na trả ví.", ["(1) Na nhặt ví.", "(2) Na trả ví."], null],
  ["Tổ em (1) có hai bạn (2) mới", ["Tổ em (1) có hai bạn (2) mới"], null],
  ["Mẹ hỏi: – Con ăn chưa?", ["Mẹ hỏi:", "– Con ăn chưa?"], null],
  ["Bà hỏi □ (xuống dòng) □ Cháu đi đâu đấy?", ["Bà hỏi □", "□ Cháu đi đâu đấy?"], null],
  [
    "Mẹ hỏi:\n– Con ăn chưa?\nNa đáp:\n– Con ăn rồi ạ.",
    ["Mẹ hỏi:", "– Con ăn chưa?", "Na đáp:", "– Con ăn rồi ạ."],
    null,
  ],
  ["Huế – thành phố bên sông – rất đẹp.", ["Huế – thành phố bên sông – rất đẹp."], null],
  ["Đồ cần mang: □ Mũ. □ Áo mưa.", ["Đồ cần mang:", "□ Mũ.", "□ Áo mưa."], null],
  ["Lan reo lên: □ Mưa rồi! □", ["Lan reo lên: □ Mưa rồi! □"], null],
  ["Em chào cô ạ □ Cô đi đâu đấy ạ □", ["Em chào cô ạ □ Cô đi đâu đấy ạ □"], null],
  ["Trong cặp có □ sách, vở và bút.", ["Trong cặp có □ sách, vở và bút."], null],
])("%s", (shown, lines, note) => {
  expect(shownFigure(shown)).toMatchObject({ type: "sentence", look: "text", lines, note });
});

test("words to be put in order are cards", () => {
  expect(shownFigure("học bài / em / đang")).toMatchObject({ look: "cards", lines: ["học bài", "em", "đang"] });
});
