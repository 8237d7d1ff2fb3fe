import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import type { Database } from "#lib/database/database.types.ts";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { leastSecondsPerRun, paceOf, type RunPace } from "#lib/play/pace.ts";
import { dailyPoints, firstPasses } from "#lib/play/points.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { openEmbedded } from "./support/backends.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { practiceRun } from "./support/practice-run.ts";

let backend: Backend;
let service: SupabaseClient<Database>;

beforeAll(async () => {
  backend = await openEmbedded();
  service = clientOf(backend, "secretKey");
});
afterAll(() => backend.close());

test("the database and the rules of play agree on where each animal is reached", async () => {
  for (const step of animalSteps) {
    const { data: reached } = await service.rpc("animal_step", { p_total: step.at }).throwOnError();
    expect(reached).toBe(step.asset);
    if (step.index === 0) continue;
    const { data: before } = await service.rpc("animal_step", { p_total: step.at - 1 }).throwOnError();
    expect(before).toBe(animalSteps[step.index - 1]?.asset);
  }
});

test("the database and the rules of play agree on the points a day of practice gives", async () => {
  await clearOfMidnight(30_000);
  const pupil = await newPupil(service, "Chăm Chỉ");
  let given = 0;
  for (let run = 0; run < 10; run += 1) {
    const { data } = await service
      .rpc("finish_run", { p_run: { ...practiceRun(randomUUID(), pupil), points: 120 } })
      .throwOnError();
    given += data.points;
  }
  expect(given).toBe(dailyPoints);
});

/** Opens a challenge and lets its answers have come after these pauses, some time ago. */
async function playChallenge(pupil: string, level: number, pauses: readonly number[], pace?: RunPace | null) {
  const id = randomUUID();
  const run = { ...practiceRun(id, pupil), mode: "challenge", activity: "counting", level, passed: true } as const;
  const { user_id: p_user, activity: p_activity, level: p_level } = run;
  await service.rpc("open_run", { p_id: id, p_user, p_guest: null, p_activity, p_level }).throwOnError();
  // Each an hour before the one of the level before it, so that they were not played at once.
  const start = Date.now() - (level + 1) * 3_600_000;
  const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
  const ends = pauses.map((_, place) => pauses.slice(0, place + 1).reduce((sum, pause) => sum + pause, 0));
  const answers = ends.map((end) => ({ response: { choice: 0 }, right: true, at: at(end) }));
  await service
    .from("runs")
    .update({ started_at: at(0), answers, right_first: run.right_first })
    .eq("id", id)
    .throwOnError();
  const { data } = await service.rpc("finish_run", { p_run: { ...run, ...(pace && { pace }) } }).throwOnError();
  return data;
}

/** Pauses of a hand, `seconds` in all. */
function pausesOf(seconds: number): number[] {
  const shares = [14, 9, 8, 11, 9, 12, 8, 10, 9, 10];
  return shares.map((share) => (share * seconds) / 100);
}

test("the database and the rules of play agree on how fast nobody reads", async () => {
  const pupil = await newPupil(service, "Đọc Kĩ");
  const least = [undefined, paceOf(null, 1), paceOf([], 1)];
  for (const [turn, pace] of least.entries()) {
    const early = await playChallenge(pupil, turn * 2 + 1, pausesOf(leastSecondsPerRun - 0.1), pace);
    expect(early).toMatchObject({ status: "counted", too_fast: true, points: 0 });
    const late = await playChallenge(pupil, turn * 2 + 2, pausesOf(leastSecondsPerRun + 0.1), pace);
    expect(late).toMatchObject({ status: "counted", too_fast: false, points: 80 });
  }
});

test("the database and the rules of play agree on the levels a day gives points for beside the 600", async () => {
  await clearOfMidnight(60_000);
  const pupil = await newPupil(service, "Qua Nhiều Màn");
  let given = 0;
  for (let level = 1; level <= firstPasses.aDay + 10; level += 1) {
    const passed = await playChallenge(pupil, level, pausesOf(40));
    expect(passed.level_done).toBe(true);
    given += passed.points;
  }
  expect(given).toBe(firstPasses.aDay * 80 + dailyPoints);
});
