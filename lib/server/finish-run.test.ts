import { beforeEach, expect, test, vi } from "vitest";
import { type Finished, finishRun, type RunOutcome, toFinishResult } from "./finish-run.ts";
import type { RunToken } from "./run-token.ts";

const player = { kind: "pupil", id: "00000000-0000-4000-8000-000000000001" } as const;
const token: RunToken = {
  id: "00000000-0000-4000-8000-0000000000aa",
  mode: "challenge",
  ref: { kind: "game", levelName: "addition-10", level: 1 },
  pupilId: player.id,
  guestId: null,
  issuedAt: Date.UTC(2026, 10, 21),
  items: null,
  tries: null,
  basePath: "/game/addition/10",
};

const counted: Finished = {
  status: "counted",
  points: 0,
  total_score: 0,
  unlock_before: null,
  unlock_after: null,
  total_time: 60,
  best_time: 60,
  too_fast: false,
};

/** What the database was told. */
const told = vi.hoisted((): { run: Record<string, unknown> }[] => []);
vi.mock("#lib/database/clients.ts", () => ({
  serviceClient: async () => ({
    rpc: async (_: string, { p_run }: { p_run: Record<string, unknown> }) => {
      told.push({ run: p_run });
      return { data: counted, error: null };
    },
  }),
}));
beforeEach(() => {
  told.length = 0;
});

function outcomeOf(rightFirst: number, total = 10): RunOutcome {
  const asked = { skillId: null, difficulty: null, itemId: null };
  const tries = Array.from({ length: total }, (_, place) => ({ asked, isRight: place < rightFirst, mistake: null }));
  return { rightFirst, rightSecond: 0, tries, mistakes: [], rights: "", answers: [], givesPoints: true, pace: null };
}

// Product decisions: a level is passed with eight right answers of ten, no more and no fewer.
const rows = [
  { right: 0, passed: false, points: 0 },
  { right: 1, passed: false, points: 10 },
  { right: 5, passed: false, points: 50 },
  { right: 6, passed: false, points: 60 },
  { right: 7, passed: false, points: 70 },
  { right: 8, passed: true, points: 80 },
  { right: 9, passed: true, points: 90 },
  { right: 10, passed: true, points: 120 },
];

test.each(rows)("of a challenge with $right right the database is told $passed and $points points", async (row) => {
  await finishRun(token, player, null, outcomeOf(row.right));
  expect(told).toEqual([
    { run: expect.objectContaining({ passed: row.passed, points: row.points, right_first: row.right }) },
  ]);
});

test.each(rows)("after a challenge with $right right the pupil is told that it is $passed", ({ right, passed }) => {
  const result = toFinishResult(token, player, outcomeOf(right), { ...counted, points: right * 10 });
  expect(result.passed).toBe(passed);
  expect(result.next.kind).toBe(passed ? "next-level" : "same");
});

test("a challenge that was too fast is not passed, whatever was right", () => {
  const result = toFinishResult(token, player, outcomeOf(10), { ...counted, too_fast: true });
  expect(result).toMatchObject({ passed: false, notice: "too-fast", next: { kind: "same" } });
});

test("practice passes no level, and gives no points where nobody could have read it", async () => {
  const practice = { ...token, mode: "practice" } as const;
  await finishRun(practice, player, null, outcomeOf(10));
  await finishRun(practice, player, null, { ...outcomeOf(10), givesPoints: false });
  expect(told.map(({ run }) => [run.passed, run.points])).toEqual([
    [null, 120],
    [null, 0],
  ]);
  expect(toFinishResult(practice, player, outcomeOf(10), counted).passed).toBeNull();
});
