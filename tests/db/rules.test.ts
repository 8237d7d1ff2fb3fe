import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#lib/data/database.types.ts";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { dailyPoints, questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";
import type { Backend } from "#lib/supabase/backend.ts";
import { startEmbedded } from "#lib/supabase/start-embedded.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { practiceRun } from "./support/practice-run.ts";

let folder: string;
let backend: Backend;
let service: SupabaseClient<Database>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "huou-test-"));
  backend = await startEmbedded(folder);
  service = clientOf(backend, "secretKey");
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

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

test("the database and the rules of play agree on how fast nobody reads", async () => {
  const pupil = await newPupil(service, "Đọc Kĩ");
  const least = questionsPerRun * shortestSecondsPerQuestion;
  const end = Date.now();
  for (const [seconds, isTooFast] of [
    [least - 0.1, true],
    [least + 0.1, false],
  ] as const) {
    const id = randomUUID();
    const run = { ...practiceRun(id, pupil), mode: "challenge", activity: "counting", passed: true } as const;
    const { user_id: p_user, activity: p_activity, level: p_level } = run;
    await service.rpc("open_run", { p_id: id, p_user, p_guest: null, p_activity, p_level }).throwOnError();
    // The second run an hour before the first, so that they were not played at once.
    const at = (isTooFast ? end : end - 3_600_000) - 60_000;
    const answer = { response: { choice: 0 }, right: true, at: new Date(at).toISOString() };
    await service
      .from("runs")
      .update({
        started_at: new Date(at - seconds * 1000).toISOString(),
        answers: Array.from({ length: questionsPerRun }, () => answer),
        right_first: run.right_first,
      })
      .eq("id", id)
      .throwOnError();
    const { data } = await service.rpc("finish_run", { p_run: run }).throwOnError();
    expect(data).toMatchObject({ status: "counted", too_fast: isTooFast, points: isTooFast ? 0 : run.points });
  }
});
