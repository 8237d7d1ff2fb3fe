import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { pictureSentence } from "#lib/skills/vietnamese/class-1/picture-sentence.ts";
import lessons from "#supabase/content/lessons/vietnamese.json" with { type: "json" };
import { readBank } from "./list-activities.ts";
import { splitLetters } from "./split-letters.ts";

const weeks = new Map(Object.entries(lessons.itemWeeks));

/** The week each letter or rime is taught in. */
function taughtIn(part: "letters" | "rimes"): ReadonlyMap<string, number> {
  return new Map(lessons.classes["1"].flatMap((lesson) => lesson[part].map((each) => [each, lesson.week] as const)));
}

const [letters, rimes] = [taughtIn("letters"), taughtIn("rimes")];

/** The first week in which a syllable can be read; never where a part of it is not taught in class 1. */
function readableFrom(syllable: string): number {
  const { initial, rime } = splitLetters(syllable.toLowerCase());
  return Math.max(initial === "" ? 0 : (letters.get(initial) ?? Infinity), rimes.get(rime) ?? Infinity);
}

test.each([
  ["c1-spell-l-n", ["l", "n"]],
  ["c1-spell-ch-tr", ["ch", "tr"]],
  ["c1-spell-s-x", ["s", "x"]],
])("%s asks an item once all letters and rimes of its words are taught", (id, tiles) => {
  const known = tiles.map((tile) => letters.get(tile) ?? Infinity);
  const faults = readBank(id).filter((item) => {
    const said = item.say?.slice(item.say.indexOf(": ")) ?? "";
    const syllables = said.match(/\p{L}+/gu) ?? [];
    return weeks.get(item.id) !== Math.max(...known, ...syllables.map(readableFrom));
  });
  expect(faults.map(({ say }) => say)).toEqual([]);
});

test("the first sentences to be read beside pictures have letters and rimes of their week", () => {
  const [first] = lessons.classes["1"].filter(({ skills }) =>
    skills.some(({ skill }) => skill === "c1-picture-sentence"),
  );
  const cards = Array.from({ length: 200 }, (_, seed) =>
    pictureSentence.generate(1, createRng(`read/${seed}`)),
  ).flatMap((question) => (question.kind === "pairs" ? question.view.cards : []));
  const late = cards.filter((card) =>
    (card.match(/\p{L}+/gu) ?? []).some((syllable) => readableFrom(syllable) > (first?.week ?? 0)),
  );
  expect(cards).not.toEqual([]);
  expect([...new Set(late)]).toEqual([]);
});
