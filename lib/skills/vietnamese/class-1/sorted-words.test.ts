import { expect, test } from "vitest";
import lessons from "#supabase/content/lessons/vietnamese.json" with { type: "json" };
import { splitLetters } from "#tests/contract/split-letters.ts";
import { longWords, named, shortWords } from "./sorted-words.ts";

/** The week from which the words are asked. */
const firstWeek = 20;

test("words are written with letters, rimes and tones that are taught by then", () => {
  const taught = lessons.classes["1"].filter(({ week }) => week <= firstWeek);
  const letters = new Set(taught.flatMap((lesson) => lesson.letters));
  const rimes = new Set(taught.flatMap((lesson) => lesson.rimes));
  const words = [...Object.values(named), ...shortWords, ...longWords].flat();
  const syllables = [...new Set(words.flatMap((word) => word.split(" ")))];
  expect(syllables.length).toBeGreaterThan(150);
  const untaught = syllables.filter((syllable) => {
    const { initial, rime } = splitLetters(syllable);
    return !(rimes.has(rime) && (initial === "" || letters.has(initial)));
  });
  expect(untaught).toEqual([]);
});

test("no word stands in two of the baskets that are asked together", () => {
  for (const baskets of [Object.values(named), shortWords, longWords]) {
    const words = baskets.flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});
