import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyTemplate, makeTemplate } from "#lib/database/embedded/create-embedded.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** A folder like that of a build, with what databases are made from and the template. */
let built: string;
let wasMade: boolean;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), "huou-test-"));
  for (const part of ["migrations", "seed.sql"]) {
    cpSync(join("supabase", part), join(built, "supabase", part), { recursive: true });
  }
  mkdirSync(join(built, ".next"));
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(built);
  wasMade = await makeTemplate();
  cwd.mockRestore();
});
afterAll(() => rm(built, { recursive: true }));

/** A copy of it as the working directory of this test. */
function standInFolder(): string {
  const folder = temporaryFolder();
  cpSync(built, folder, { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  return folder;
}

test("a first start goes on from the template, and each data folder goes its own way", async () => {
  const folder = standInFolder();
  expect(wasMade).toBe(true);
  expect(await makeTemplate()).toBe(false);
  const names = ["one", "other"];
  for (const name of names) {
    const backend = await startEmbedded(join(folder, name));
    const client = clientOf(backend, "secretKey");
    const { data: courses } = await client.from("courselist").select("id").throwOnError();
    expect(courses.length).toBeGreaterThan(100);
    await newPupil(client, "Bạn Gấu");
    await backend.close();
  }
  expect(existsSync(join(folder, "one", "database", "PG_VERSION"))).toBe(true);
});

test("a template of other migrations, or half a template, is left alone", async () => {
  const folder = standInFolder();
  const copy = join(folder, "copy");
  appendFileSync(join(folder, "supabase", "seed.sql"), "\n-- more\n");
  expect(await copyTemplate(copy)).toBe(false);
  expect(await makeTemplate()).toBe(true);
  rmSync(join(folder, ".next", "database-template", "stamp"));
  expect(await copyTemplate(copy)).toBe(false);
  rmSync(join(folder, ".next", "database-template"), { recursive: true });
  expect(await copyTemplate(copy)).toBe(false);
  expect(existsSync(copy)).toBe(false);
});

test("a copy that was cut off is begun anew", async () => {
  const folder = standInFolder();
  mkdirSync(join(folder, "data", "database.unfinished", "base"), { recursive: true });
  const backend = await startEmbedded(join(folder, "data"));
  await backend.close();
  expect(existsSync(join(folder, "data", "database.unfinished"))).toBe(false);
});
