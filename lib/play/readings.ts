import type { ClassId } from "#lib/core/class-id.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { type Fields, isFields } from "./is-fields.ts";

/** A text that was read aloud: how far, in syllables, in how many seconds, on which day in Việt Nam ("2026-11-21"). */
export interface Reading {
  readonly passage: string;
  readonly syllables: number;
  readonly seconds: number;
  readonly day: string;
}

/** So many are kept, the last ones. */
export const mostReadings = 30;

/** After so long a pupil says how far it came; who is through before has read the whole text. */
export const readingSeconds = 60;

/** What is shorter was not read aloud, and tells nothing. */
const leastSeconds = 5;
/** Nobody reads clearly so fast, in syllables a minute. */
const mostRate = 250;

/** Syllables a minute at the end of each class, as the marking guides of reading aloud say (supabase/content/test-papers/aloud.json). */
export const readingAims: Readonly<Record<ClassId, readonly [least: number, most: number]>> = {
  "1": [40, 60],
  "2": [60, 70],
  "3": [70, 80],
  "4": [80, 90],
  "5": [90, 100],
};

/** How many syllables a word has as it is read: none for a dash, two for "Lu-i", three for "24". */
export function countSyllables(word: string): number {
  if (!/[\p{L}\d]/u.test(word)) return 0;
  return toSpoken(word)
    .split(/[\s-]+/u)
    .filter((each) => /\p{L}/u.test(each)).length;
}

/** Syllables a minute. */
export function rateOf({ syllables, seconds }: Pick<Reading, "syllables" | "seconds">): number {
  return Math.round((syllables * 60) / seconds);
}

/** Whether the text can have been read aloud so fast. */
export function isReadAloud(reading: Pick<Reading, "syllables" | "seconds">): boolean {
  return reading.syllables > 0 && reading.seconds >= leastSeconds && rateOf(reading) <= mostRate;
}

const isReading = (value: unknown): value is Reading & Fields =>
  isFields(value) &&
  typeof value.passage === "string" &&
  typeof value.syllables === "number" &&
  typeof value.seconds === "number" &&
  typeof value.day === "string" &&
  isReadAloud({ syllables: value.syllables, seconds: value.seconds }) &&
  /^\d{4}-\d\d-\d\d$/.test(value.day);

/** Readings as they were kept, the oldest first; what is none is left out. */
export function readReadings(kept: unknown): readonly Reading[] {
  return Array.isArray(kept) ? kept.filter(isReading).slice(-mostReadings) : [];
}
