import type { ClassId } from "#lib/core/class-id.ts";

/** When a test is written: in the middle and at the end of each semester. */
export const occasions = ["mid-1", "end-1", "mid-2", "end-2"] as const;

export type Occasion = (typeof occasions)[number];

/** The school weeks whose lessons a test covers unless somebody chooses others. */
export const occasionWeeks: Readonly<Record<Occasion, readonly [from: number, to: number]>> = {
  "mid-1": [1, 9],
  "end-1": [1, 18],
  "mid-2": [19, 27],
  "end-2": [19, 35],
};

/** In the middle of a semester classes 4 and 5 alone write a test (Circular 27/2020, article 7); for others it is revision. */
export function isTested(classId: ClassId, occasion: Occasion): boolean {
  return Number(classId) >= 4 || occasion.startsWith("end");
}

/** The semester of an occasion: some texts belong to one of them. */
export function semesterOf(occasion: Occasion): 1 | 2 {
  return occasion.endsWith("1") ? 1 : 2;
}

/** The occasion that comes next in a school week. */
export function occasionAt(week: number): Occasion {
  return occasions.find((occasion) => week <= occasionWeeks[occasion][1]) ?? "end-2";
}

/** Points are given in quarters. */
export const quartersOfPoint = 4;

/** The ten points of a test in quarters. */
export const quartersOfTest = 10 * quartersOfPoint;

/** The points of questions, cells or steps together. */
export function quartersOf(parts: readonly { readonly quarters: number }[]): number {
  return parts.reduce((sum, { quarters }) => sum + quarters, 0);
}

/** Minutes of a test; a proposal, as no law says how many. */
export const usualMinutes = {
  maths: { "1": 35, "2": 40, "3": 40, "4": 40, "5": 40 },
  reading: { "1": 30, "2": 35, "3": 35, "4": 35, "5": 35 },
  writing: { "1": 40, "2": 40, "3": 40, "4": 40, "5": 40 },
} as const satisfies Record<string, Record<ClassId, number>>;

/** The fewest and the most minutes a test may be given. */
export const minuteBounds = { least: 15, most: 120 } as const;
