export type RunMode = "practice" | "challenge";

export const questionsPerRun = 10;

/** A level is passed with so many right answers of ten (product decisions, "Runs, levels and points"). */
export const passMark = 8;

/** Practice gives at most so many points a day; challenge levels are not capped. */
export const dailyPracticePoints = 600;

/** Nobody reads, thinks and taps faster than this: a quicker practice run gives no points. */
export const shortestSecondsPerQuestion = 0.5;

/**
 * Points of a run: 10 for a right first try, 5 for a right second try (practice only),
 * 20 more when all ten were right at the first try. Counts are whole numbers, 0 to 10.
 */
export function countPoints(mode: RunMode, rightFirst: number, rightSecond: number): number {
  const second = mode === "practice" ? rightSecond * 5 : 0;
  const flawless = rightFirst === questionsPerRun ? 20 : 0;
  return rightFirst * 10 + second + flawless;
}
