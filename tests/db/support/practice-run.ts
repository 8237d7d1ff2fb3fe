import type { Database } from "#lib/database/database.types.ts";

type FinishedRun = Omit<
  Database["public"]["Functions"]["finish_run"]["Args"]["p_run"],
  "pace" | "session" | "recipe" | "mistakes" | "assignment" | "rights" | "played_at"
>;

/** What the server sends when a pupil ends a practice run with eight right answers. */
export function practiceRun(id: string, pupil: string): FinishedRun {
  return {
    id,
    user_id: pupil,
    guest_id: null,
    mode: "practice",
    activity: "c1-add-within-10",
    level: 1,
    started_at: "2026-11-21T01:00:00Z",
    right_first: 8,
    right_second: 0,
    points: 80,
    total_time: null,
    passed: null,
    answers: [],
  };
}
