export type RunMode = "practice" | "challenge";

export const questionsPerRun = 10;

/** A review asks at most so many (issue "Maths for classes 1 to 5", "Ôn tập hôm nay"). */
export const mostReviewQuestions = 15;

/** No run asks more: a set of questions has up to twenty (design "The classroom", "Given work"). */
export const mostRunQuestions = 20;

/** A level is passed with so many right answers of ten (product decisions, "Runs, levels and points"). */
export const passMark = 8;

/** A day gives at most so many points, beside those of the first levels passed for the first time. */
export const dailyPoints = 600;

/** So many levels passed for the first time give their points beside the 600; those of further ones count among them. */
export const firstPasses = { aDay: 10, aWeek: 38 } as const;

/** Nobody reads, thinks and taps faster than this: a quicker practice run gives no points (challenges: pace.ts). */
export const shortestSecondsPerQuestion = 0.5;

/**
 * Whether a practice run of `total` questions took as long as a person needs. Less than no time means that the clock was
 * set back meanwhile: that proves nothing, and nobody loses points by it.
 */
export function couldBeRead(seconds: number, total: number): boolean {
  return seconds < 0 || seconds >= total * shortestSecondsPerQuestion;
}

/**
 * Points of a run of `total` questions: 10 for a right first try, 5 for a right second try (practice only, and where at
 * least half of the questions were right at the first try: trying out every choice is no way to points), 20 more when a run
 * of ten or more was right at the first try from end to end. Counts are whole numbers, 0 to `total`.
 */
export function countPoints(mode: RunMode, rightFirst: number, rightSecond: number, total = questionsPerRun): number {
  const second = mode === "practice" && rightFirst * 2 >= total ? rightSecond * 5 : 0;
  const flawless = rightFirst === total && total >= questionsPerRun ? 20 : 0;
  return rightFirst * 10 + second + flawless;
}
