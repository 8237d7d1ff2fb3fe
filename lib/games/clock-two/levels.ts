/**
 * read, which, set: as in class 1, with minutes. minutes, numeral: minutes typed. half-name: "rưỡi". to-24, from-24,
 * which-24, set-24: hours of 24. now, digital: with the part of the day. later-…, lasting-…: how time passes.
 */
export type ClockTwoForm =
  | "read"
  | "which"
  | "set"
  | "minutes"
  | "numeral"
  | "half-name"
  | "to-24"
  | "from-24"
  | "which-24"
  | "set-24"
  | "now"
  | "digital"
  | "later-hours"
  | "later-minutes"
  | "lasting-hours"
  | "lasting-minutes";

export interface ClockTwoLevel {
  /** Minutes past the hour that are asked about. */
  readonly minutes: readonly number[];
  readonly step: 60 | 30 | 15 | 5;
  readonly forms: readonly ClockTwoForm[];
}

const fives = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] as const;

/** 30 and 15 minutes first, as the class learns them; five minutes and lengths of time go on to class 3. */
export const clockTwoLevels: readonly ClockTwoLevel[] = [
  { minutes: [30], step: 30, forms: ["read", "which", "set", "half-name"] },
  { minutes: [15], step: 15, forms: ["read", "which", "set", "minutes"] },
  { minutes: [0, 15, 30, 45], step: 15, forms: ["read", "set", "which", "minutes"] },
  { minutes: [0], step: 60, forms: ["to-24", "from-24", "now", "which-24"] },
  { minutes: [0, 30], step: 30, forms: ["later-hours", "later-minutes", "lasting-hours", "now"] },
  { minutes: fives, step: 5, forms: ["read", "minutes", "numeral", "which"] },
  { minutes: fives, step: 5, forms: ["set", "read", "later-minutes", "lasting-minutes"] },
  { minutes: [15, 30], step: 15, forms: ["digital", "which-24", "set-24", "to-24", "now"] },
  {
    minutes: fives,
    step: 5,
    forms: ["read", "set", "minutes", "later-hours", "lasting-hours", "lasting-minutes", "digital", "from-24"],
  },
];
