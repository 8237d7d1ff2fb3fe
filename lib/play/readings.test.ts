import { expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import aloud from "#supabase/content/test-papers/aloud.json" with { type: "json" };
import { countSyllables, isReadAloud, mostReadings, rateOf, readingAims, readReadings } from "./readings.ts";

test("a word counts as it is read", () => {
  expect(["Mướp", "mèo.", "“Ò", "–", "Lu-i", "24", "1 250", "…"].map(countSyllables)).toEqual([1, 1, 1, 0, 2, 3, 6, 0]);
});

test("the rate is told for a minute, whatever was read", () => {
  expect(rateOf({ syllables: 52, seconds: 60 })).toBe(52);
  expect(rateOf({ syllables: 50, seconds: 40 })).toBe(75);
});

test("what nobody can read aloud is no reading", () => {
  expect(isReadAloud({ syllables: 120, seconds: 30 })).toBe(true);
  expect(isReadAloud({ syllables: 130, seconds: 30 })).toBe(false);
  expect(isReadAloud({ syllables: 4, seconds: 2 })).toBe(false);
  expect(isReadAloud({ syllables: 0, seconds: 60 })).toBe(false);
});

test("of what was kept the last ones are read, and nothing that is none", () => {
  const good = { passage: "c1-p01", syllables: 52, seconds: 60, day: "2026-11-21" };
  const many = Array.from({ length: mostReadings + 5 }, (_, number) => ({ ...good, syllables: number + 1 }));
  expect(readReadings(many)).toEqual(many.slice(5));
  expect(readReadings([good, null, {}, { ...good, day: "today" }, { ...good, seconds: 0 }])).toEqual([good]);
  expect(readReadings("[]")).toEqual([]);
});

test("the aims of each class are those by which a teacher marks reading aloud", () => {
  for (const classId of classIds)
    expect(aloud.classes[classId].speed, classId).toBe(`${readingAims[classId].join("–")} tiếng/phút`);
});
