import type { ClassId } from "#lib/core/class-id.ts";

/** The stones of a day's path, in order: a new lesson, what is to be gone over again, something the pupil chooses. */
export const stones = ["new", "review", "choose"] as const;

export type Stone = (typeof stones)[number];

/** Those that are a run themselves. */
export const playedStones = ["new", "review"] as const satisfies readonly Stone[];

/** The address of a stone; `at` says which lessons the pupil is at ("26-11"), null leaves it to the calendar. */
export function stoneHref(classId: ClassId, stone: Stone, at: string | null = null): string {
  return `/today/${classId}/${stone}${at === null ? "" : `?at=${at}`}`;
}

export function isStone(value: string): value is Stone {
  return stones.some((stone) => stone === value);
}

/** The stone a run counts for, by the address of what it practises. */
export function stoneOfHref(href: string): Stone {
  if (/^\/today\/\d\/new$/.test(href)) return "new";
  return /^\/(?:today\/\d\/review|review\/\d)$/.test(href) ? "review" : "choose";
}

/** Whether an address is that of a stone. */
export function isStoneHref(href: string): boolean {
  return href.startsWith("/today/");
}

/** The page of given work, by its code. */
export function workHref(code: string): string {
  return `/bai/${code}`;
}

/** Whether an address is that of given work. */
export function isWorkHref(href: string): boolean {
  return href.startsWith("/bai/");
}

/** The stone a finished run counts for, by the slug of its activity (see run-token.ts, slugOf). */
export function stoneOf(activity: string): Stone {
  if (activity === "lesson") return "new";
  return activity === "review" ? "review" : "choose";
}
