import { expect, test } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import type { FirstTry } from "./first-try.ts";
import { isDue } from "./is-due.ts";
import { type ReviewCard, scheduleReview } from "./schedule-review.ts";

const firstEvening = Date.parse("2026-11-21T20:00:00+07:00");

function triesOf(right: number, total = 10): FirstTry[] {
  return Array.from({ length: total }, (_, place) => ({ difficulty: 1, isRight: place < right }));
}

/** So many right of ten, when it was due or so many days after the run before it. */
type Step = readonly [right: number, wait?: number];

/** The days on which the skill is due after each of the runs. */
function dueDays(steps: readonly Step[]): string[] {
  let card: ReviewCard | null = null;
  return steps.map(([right, wait]) => {
    const last: ReviewCard | null = card;
    const due = last?.dueAt ?? firstEvening;
    const at = wait === undefined || last === null ? due : last.reviewedAt + wait * dayMs;
    card = scheduleReview(last, triesOf(right), at);
    return new Date(card.dueAt + 7 * 60 * 60 * 1000).toISOString().slice(0, 10);
  });
}

// The dates are those of the formulas of FSRS-6 with their published weights, 90 % remembered, computed apart from
// ts-fsrs. A better mark is a day further than the next worse one at the least: so 120 days can be 122.
test.each<{ what: string; steps: readonly Step[]; due: readonly string[] }>([
  {
    what: "all right each time",
    steps: [[10], [10], [10], [10]],
    due: ["2026-11-29", "2027-02-03", "2027-06-05", "2027-10-05"],
  },
  {
    what: "eight of ten each time",
    steps: [[8], [8], [8], [8]],
    due: ["2026-11-24", "2026-12-08", "2027-02-03", "2027-06-04"],
  },
  {
    what: "half each time",
    steps: [[5], [5], [5], [5]],
    due: ["2026-11-23", "2026-11-27", "2026-12-06", "2026-12-21"],
  },
  {
    what: "known, known, forgotten, known, known",
    steps: [[9], [9], [3], [9], [9]],
    due: ["2026-11-24", "2026-12-08", "2026-12-10", "2026-12-15", "2026-12-28"],
  },
  {
    what: "every evening",
    steps: [[9], [9, 1], [9, 1], [9, 1]],
    due: ["2026-11-24", "2026-11-29", "2026-12-05", "2026-12-10"],
  },
  { what: "three times in one evening", steps: [[9], [9, 0], [2, 0]], due: ["2026-11-24", "2026-11-24", "2026-11-22"] },
  { what: "long after it was due", steps: [[9], [9, 30], [9, 400]], due: ["2026-11-24", "2027-01-27", "2028-05-25"] },
  { what: "a clock that was set back by five days", steps: [[9], [9, -5]], due: ["2026-11-24", "2026-11-24"] },
])("$what: due on $due", ({ steps, due }) => {
  expect(dueDays(steps)).toEqual(due);
});

test.each([
  [10, 10, 8],
  [9, 10, 3],
  [8, 10, 3],
  [4, 5, 3],
  [7, 10, 2],
  [5, 10, 2],
  [1, 2, 2],
  [4, 10, 1],
  [0, 10, 1],
  [1, 1, 8],
  [0, 1, 1],
])("after a first run with %i of %i right a skill is due in %i days", (right, total, days) => {
  const card = scheduleReview(null, triesOf(right, total), firstEvening);
  expect(card.dueAt - firstEvening).toBe(days * dayMs);
  expect(card).toMatchObject({ reviewedAt: firstEvening, scheduledDays: days, reps: 1, lapses: 0 });
  // Not on the last second of the day before; from the first of the day on.
  const midnight = Date.parse("2026-11-21T00:00:00+07:00") + days * dayMs;
  expect(isDue(card, midnight - 1000)).toBe(false);
  expect(isDue(card, midnight)).toBe(true);
});
