import { expect, test } from "vitest";
import { listWords } from "./list-words.ts";

/** A word as it would be written with its gap, between bars what is around it. */
const show = (text: string) =>
  listWords(text).map((phrase) =>
    phrase.map(({ gap, before, start, end, after }) =>
      gap === null ? start : `${before}|${start}${gap}${end}|${after}`,
    ),
  );

test("a gap has the letters of its word beside it, the marks stay outside", () => {
  expect(show("cây …e; …e mưa")).toEqual([
    ["cây", "|0e|"],
    ["|1e|", "mưa"],
  ]);
  expect(show("con h… cao cổ; h… bài")).toEqual([
    ["con", "|h0|", "cao", "cổ"],
    ["|h1|", "bài"],
  ]);
});

test("a gap of a whole word stands alone, in a sentence as well", () => {
  expect(show("“… nhà xa, … Hà đi bộ.”")).toEqual([["“|0|", "nhà", "xa,", "|1|", "Hà", "đi", "bộ.”"]]);
  expect(show("đội …; … cao su")).toEqual([
    ["đội", "|0|"],
    ["|1|", "cao", "su"],
  ]);
});

test("words are numbered through", () => {
  expect(listWords("cây …e; …e mưa").flatMap((phrase) => phrase.map(({ place }) => place))).toEqual([0, 1, 2, 3]);
});
