import type { Stuff } from "#lib/questions/shape/stuff.ts";

/** name: what is this called; which: one of four pictures; find: all in a picture; odd: the one unlike the others. */
type Ask = "name" | "which" | "find" | "odd";

/** How a round is asked; things of every day are never the odd one out, they differ in too many ways. */
export type ShapeForm =
  | `${Ask} ${Extract<Stuff, "flat" | "solid">}`
  | `${Exclude<Ask, "odd">} ${Extract<Stuff, "thing" | "solid-thing">}`
  | "scene"
  | "drawing"
  | "pattern";

/** A unit that repeats, a letter a shape, and where the gap may be. */
export interface PatternRule {
  readonly units: readonly string[];
  readonly isGapLast: boolean;
  /** What makes shapes of the row differ: their outline, each with its own colour, or outline and colour apart. */
  readonly differBy: "outline" | "both";
}

export interface ShapeLevel {
  readonly forms: readonly ShapeForm[];
  /** Shapes of any outline, lying any way, of different sizes. */
  readonly isTurned: boolean;
  /** How many things lie in a picture that is searched. */
  readonly tiles: 6 | 9;
  readonly pattern: PatternRule;
}

const easyPattern: PatternRule = { units: ["AB", "ABC", "AAB"], isGapLast: true, differBy: "outline" };
const hardPattern: PatternRule = { units: ["ABB", "AABB", "ABC", "ABAC"], isGapLast: false, differBy: "both" };

const plain = { isTurned: false, tiles: 6, pattern: easyPattern } as const;
const turned = { isTurned: true, tiles: 9, pattern: hardPattern } as const;

export const shapeLevels: readonly ShapeLevel[] = [
  { ...plain, forms: ["name flat", "which flat", "find flat", "odd flat"] },
  { ...turned, tiles: 6, forms: ["name flat", "which flat", "find flat", "odd flat"] },
  { ...plain, forms: ["name thing", "which thing", "find thing"] },
  { ...plain, forms: ["scene", "scene", "pattern", "find flat"] },
  { ...turned, tiles: 6, forms: ["name solid", "which solid", "find solid", "odd solid"] },
  { ...turned, tiles: 6, forms: ["name solid-thing", "which solid-thing", "find solid-thing", "which solid"] },
  { ...turned, forms: ["find flat", "pattern", "odd flat", "scene"] },
  { ...turned, forms: ["drawing", "drawing", "pattern", "find solid"] },
  { ...turned, forms: ["drawing", "pattern", "find flat", "find solid", "which solid-thing", "odd solid"] },
];
