import type { Outcome, TimedTest } from "./stage.ts";

/** Numbers out of a tool's own report; null when it left none. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly TimedTest[];
}

/**
 * Turns a tool's exit code and counts into an outcome. Never kinder than the tool: a run that
 * counted nothing, skipped something or ended badly without a failed test fails.
 */
export function judge(exitCode: number, counts: Counts | null): Outcome {
  if (counts === null) {
    return { passed: 0, failed: 1, note: `ended with ${exitCode} and no report`, tests: [] };
  }
  const { passed, failed, skipped, tests } = counts;
  if (passed + failed + skipped === 0) {
    return { passed: 0, failed: 1, note: "ran no tests", tests };
  }
  const bad = failed + skipped;
  if (bad === 0 && exitCode !== 0) {
    return { passed, failed: 1, note: `ended with ${exitCode} though no test failed`, tests };
  }
  return { passed, failed: bad, note: skipped === 0 ? null : `${skipped} skipped`, tests };
}
