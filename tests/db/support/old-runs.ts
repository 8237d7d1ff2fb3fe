import { randomUUID } from "node:crypto";
import { dayMs } from "#lib/core/durations.ts";
import type { Rng } from "#lib/core/rng.ts";

export interface OldRun {
  readonly id: string;
  readonly user_id: string | null;
  readonly guest_id: string | null;
  readonly mode: "practice" | "challenge";
  readonly activity: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly right_first: number;
  readonly right_second: number;
  readonly points: number;
  readonly total_time: number | null;
  readonly passed: boolean | null;
}

/** A run of any kind, ended (or begun and left) up to `days` days before or after `around`, in milliseconds. */
export function oldRun(rng: Rng, pupils: readonly string[], around: number, days: number): OldRun {
  const at = around + rng.int(-days * dayMs, days * dayMs);
  const isChallenge = rng.int(0, 1) === 0;
  const isFinished = !isChallenge || rng.int(0, 5) > 0;
  const right = rng.int(0, 10);
  const pupil = rng.int(0, 4) === 0 ? null : rng.pick(pupils);
  return {
    id: randomUUID(),
    user_id: pupil,
    guest_id: pupil === null ? randomUUID() : null,
    mode: isChallenge ? "challenge" : "practice",
    activity: rng.pick(["counting", "clock", "c1-add-within-10"]),
    started_at: new Date(isFinished ? at - 60_000 : at).toISOString(),
    finished_at: isFinished ? new Date(at).toISOString() : null,
    right_first: right,
    right_second: isChallenge ? 0 : rng.int(0, 10 - right),
    points: right * 10,
    total_time: isChallenge && isFinished ? rng.int(1, 3600) : null,
    passed: isChallenge && isFinished ? right >= 8 : null,
  };
}
