import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { leastSecondsPerRun, paceOf, shortestSeconds } from "#lib/play/pace.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { listActivities } from "#tests/contract/list-activities.ts";
import { evenChild, type Hand, pausesOf, quickChild, usualChild } from "#tests/setup/player-pauses.ts";
import { isRunTooFast } from "#tests/setup/score-model.ts";

/** Ten questions of every activity there is. */
const runs = listActivities().map((activity) => {
  const rng = createRng(`pace/${activity.name}`);
  return Array.from({ length: questionsPerRun }, (_, place) => activity.make(place, rng));
});

const simulated = 500_000;

/** How many of so many honest challenges are taken for a program's. */
function countMisjudged(hand: Hand): number {
  const paces = runs.map((questions) => paceOf(questions, 1));
  const rng = createRng(`honest/${hand.median}/${hand.spread}`);
  let misjudged = 0;
  for (let run = 0; run < simulated; run += 1) {
    const pace = paces[run % paces.length];
    if (!pace?.shortest_seconds) throw new Error("a pace without its questions");
    const pauses = pausesOf(hand, pace.shortest_seconds, rng);
    misjudged += Number(isRunTooFast(pauses, pace.least_seconds, pace.shortest_seconds));
  }
  return misjudged;
}

describe("the pace of a challenge", () => {
  test("is 20 seconds at the least, more only where there is much to read or to tap, and never a minute", () => {
    const sums = runs.map((questions) => paceOf(questions, 1).least_seconds);
    expect(Math.min(...sums)).toBe(leastSecondsPerRun);
    expect(Math.max(...sums)).toBeLessThan(45);
    expect(sums.filter((seconds) => seconds === leastSecondsPerRun).length).toBeGreaterThan(sums.length * 0.85);
  });

  test("of a single question lies between a look and six seconds", () => {
    for (const seconds of runs.flatMap(shortestSeconds)) {
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThan(6);
    }
  });

  test("asks for no time to read what the run said before", () => {
    const [first = []] = runs;
    const again = shortestSeconds([...first, ...first]).slice(first.length);
    const fresh = shortestSeconds(first);
    for (const [place, seconds] of again.entries()) expect(seconds).toBeLessThanOrEqual(fresh[place] ?? 0);
  });

  test("is that share of it that a server for load is set to, and nothing of the rhythm at 0", () => {
    const [questions = []] = runs;
    expect(paceOf(questions, 0)).toEqual({ least_seconds: 0, shortest_seconds: null });
    expect(paceOf(questions, 0.5).least_seconds).toBe(paceOf(questions, 1).least_seconds / 2);
    expect(paceOf(null, 1)).toEqual({ least_seconds: leastSecondsPerRun, shortest_seconds: null });
  });

  test.each([
    ["quick", quickChild],
    ["even", evenChild],
    ["usual", usualChild],
  ] as const)("takes fewer than one of 100 000 honest challenges of a %s child for a program's", (_, hand) => {
    expect(countMisjudged(hand)).toBeLessThan(simulated / 100_000);
  });
});
