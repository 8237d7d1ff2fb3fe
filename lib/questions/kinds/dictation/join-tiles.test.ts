import { expect, test } from "vitest";
import { joinTiles } from "./join-tiles.ts";

test("tiles of letters and a mark make a syllable with the mark where school puts it, in whatever order the mark lies", () => {
  expect(joinTiles({ unit: "letters", texts: [] }, ["th", "uy", "hỏi"])).toBe("thuỷ");
  expect(joinTiles({ unit: "letters", texts: [] }, ["sắc", "b", "ê"])).toBe("bế");
  expect(joinTiles({ unit: "letters", texts: [] }, ["b", "a"])).toBe("ba");
  expect(joinTiles({ unit: "letters", texts: [] }, ["sắc"])).toBe("");
});

test("tiles of words make a sentence, its stop close to the last", () => {
  expect(joinTiles({ unit: "words", texts: [] }, ["Bé", "vẽ", "nhà", "."])).toBe("Bé vẽ nhà.");
});
