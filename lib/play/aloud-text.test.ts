import { expect, test } from "vitest";
import { toAloudText, wordsIn } from "./aloud-text.ts";

test("each word knows how many syllables are read up to it", () => {
  const body = "Mèo con ngủ.\nLu-i có 24 viên bi – đẹp lắm!";
  const { paragraphs } = toAloudText({ id: "c1-p01", title: "Mèo", body, form: "prose" });
  expect(paragraphs.map(({ role }) => role)).toEqual(["text", "text"]);
  expect(wordsIn({ paragraphs }).map(({ text, syllables }) => `${text} ${syllables}`)).toEqual([
    "Mèo 1",
    "con 2",
    "ngủ. 3",
    "Lu-i 5",
    "có 6",
    "24 9",
    "viên 10",
    "bi 11",
    "– 11",
    "đẹp 12",
    "lắm! 13",
  ]);
});

test("a poem keeps its lines", () => {
  const { paragraphs } = toAloudText({
    id: "c2-p01",
    title: "Mưa",
    body: "Mưa rơi\nlá ướt\n\nNắng lên",
    form: "verse",
  });
  expect(paragraphs.map(({ parts }) => parts.length)).toEqual([2, 1]);
});
