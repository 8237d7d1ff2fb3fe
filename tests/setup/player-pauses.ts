import type { Rng } from "#lib/core/rng.ts";

/** How somebody answers the questions of a challenge. */
export interface Hand {
  /** Seconds to read, decide and tap in the middle of all questions, for a question of the shortest second. */
  readonly median: number;
  /** Standard deviation of the logarithm from question to question, and of a run's pace from run to run. */
  readonly spread: number;
  readonly fromRunToRun: number;
  /** Seconds for the verdict and the tap on "Tiếp", and how much they vary. */
  readonly next: readonly [seconds: number, deviation: number];
}

/** A quick pupil of class 5 at sums of one digit: two seconds for each, and what the page itself takes. */
export const quickChild: Hand = { median: 2, spread: 0.3, fromRunToRun: 0.08, next: [0.9, 0.15] };

/** The same, as even as a hand can be: reaction times of adults on one and the same key vary by 0.15 and more. */
export const evenChild: Hand = { median: 2.2, spread: 0.18, fromRunToRun: 0.05, next: [0.9, 0.15] };

/** As most do it. */
export const usualChild: Hand = { median: 5, spread: 0.5, fromRunToRun: 0.3, next: [1.4, 0.5] };

const steps = 2 ** 30;

/** Normally distributed, by Box and Muller. */
function normal(rng: Rng): number {
  const [one, other] = [(rng.int(0, steps - 1) + 1) / steps, rng.int(0, steps - 1) / steps];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}

/** The pauses of one challenge, in seconds, log-normal around what its questions ask for at the least. */
export function pausesOf(hand: Hand, shortest: readonly number[], rng: Rng): number[] {
  const pace = hand.median * Math.exp(normal(rng) * hand.fromRunToRun);
  const [next, deviation] = hand.next;
  return shortest.map(
    (seconds) => seconds * pace * Math.exp(normal(rng) * hand.spread) + Math.max(0.4, next + normal(rng) * deviation),
  );
}
