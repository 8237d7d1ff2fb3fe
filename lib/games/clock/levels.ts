import type { Numerals } from "#lib/questions/figures/clock.ts";

/**
 * How a time is asked: read off a clock, found among four clocks, set with the hands, each also inside a little
 * story of the day; or so many hours after or before what a clock shows.
 */
export type ClockForm = "read" | "which" | "set" | "story-read" | "story-which" | "story-set" | "later" | "earlier";

export interface ClockLevel {
  /** Minutes past the hour that are asked about: 0, and 30 from level 7 on. */
  readonly minutes: readonly (0 | 30)[];
  readonly numerals: Numerals;
  /** The most hours a question goes on or back. */
  readonly mostHours: 1 | 2 | 3;
  readonly forms: readonly ClockForm[];
}

/** Whole hours, as class 1 learns them; half hours come last, as an extra. */
export const clockLevels: readonly ClockLevel[] = [
  { minutes: [0], numerals: "all", mostHours: 1, forms: ["read", "which"] },
  { minutes: [0], numerals: "all", mostHours: 1, forms: ["set", "read", "which"] },
  { minutes: [0], numerals: "quarters", mostHours: 1, forms: ["read", "set", "which"] },
  { minutes: [0], numerals: "all", mostHours: 1, forms: ["story-read", "story-which", "story-set", "read"] },
  { minutes: [0], numerals: "all", mostHours: 1, forms: ["later", "earlier", "set", "story-which"] },
  { minutes: [0], numerals: "quarters", mostHours: 3, forms: ["later", "earlier", "story-set", "read"] },
  { minutes: [30], numerals: "all", mostHours: 1, forms: ["read", "which", "set"] },
  { minutes: [0, 30], numerals: "all", mostHours: 1, forms: ["read", "which", "set", "story-read", "story-set"] },
  {
    minutes: [0, 30],
    numerals: "quarters",
    mostHours: 2,
    forms: ["read", "which", "set", "story-which", "story-set", "later", "earlier"],
  },
];
