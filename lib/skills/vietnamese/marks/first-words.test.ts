import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { firstPairs, firstPhrases, firstWords } from "./first-words.ts";

interface Taught {
  readonly week: number;
  readonly letters: readonly string[];
  readonly rimes: readonly string[];
}

const lessons = JSON.parse(readFileSync("supabase/content/lessons/vietnamese.json", "utf8")) as {
  readonly classes: Readonly<Record<string, readonly Taught[]>>;
};

/** Syllables with a first sound or a rime that is not taught up to a week. */
function untaught(texts: readonly string[], week: number): string[] {
  const taught = (lessons.classes["1"] ?? []).filter((lesson) => lesson.week <= week);
  const initials = new Set(["", ...taught.flatMap(({ letters }) => letters)]);
  const rimes = new Set(taught.flatMap((lesson) => lesson.rimes));
  const all = texts.flatMap((text) => text.split(" ")).map(syllableParts);
  return all.filter(({ initial, rime }) => !(initials.has(initial) && rimes.has(rime))).map(({ text }) => text);
}

test("words and pairs have letters and rimes of the first seven weeks, phrases of the first ten", () => {
  expect(untaught(firstWords, 7)).toEqual([]);
  expect(untaught(firstPairs, 7)).toEqual([]);
  expect(untaught(firstPhrases, 10)).toEqual([]);
});
