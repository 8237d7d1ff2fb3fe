import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#lib/data/database.types.ts";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { dailyPracticePoints } from "#lib/play/points.ts";
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
  expect(given).toBe(dailyPracticePoints);
});
