import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockHash } from "#lib/data/lock-hash.ts";
import type { Env } from "#lib/env.ts";
import type { Backend } from "#lib/supabase/backend.ts";
import { startEmbedded } from "#lib/supabase/start-embedded.ts";
import { startPostgres } from "#lib/supabase/start-postgres.ts";
import { backUp } from "#scripts/backup/back-up.ts";
import { restore } from "#scripts/backup/restore.ts";
import { newDatabase, newDataFolder, newSeededDatabase, seededDataFolder } from "./support/backup-places.ts";
import { clientOf } from "./support/client-of.ts";
import { dumpRows } from "./support/dump-rows.ts";
import { fillSchool, grownUp, lock, type School } from "./support/fill-school.ts";
import { type PostgresServer, startPostgresServer } from "./support/postgres-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(() => server.stop());

const places = [
  { name: "the embedded database", seeded: async () => seededDataFolder(), make: async () => newDataFolder() },
  { name: "a PostgreSQL", seeded: newSeededDatabase, make: () => newDatabase(server.url) },
];

async function start(settings: Env): Promise<Backend> {
  if (settings.backend === "postgres") return startPostgres(settings.databaseUrl);
  return startEmbedded(settings.dataDir);
}

async function withBackend<Value>(settings: Env, work: (backend: Backend) => Promise<Value>): Promise<Value> {
  const backend = await start(settings);
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

async function boards(backend: Backend, { pupil }: School) {
  const client = clientOf(backend, "secretKey");
  return Promise.all(
    ["all", "addition-10"].flatMap((board) => [
      client.rpc("leaderboard", { p_level_name: board }).then(({ data }) => data),
      client.rpc("own_place", { p_level_name: board, p_user: pupil }).then(({ data }) => data),
    ]),
  );
}

async function expectSameSchool(backend: Backend, school: School): Promise<void> {
  const client = clientOf(backend, "secretKey");
  const again = await client.rpc("finish_run", { p_run: school.run }).throwOnError();
  expect(again.data.status).toBe("repeated");
  const begun = await client.rpc("begin_lock_try", { p_user: school.pupil, p_browser: "another" }).throwOnError();
  expect(await lockHash.fits(school.pupil, lock, begun.data.hash ?? "")).toBe(true);
  const back = { p_user: school.deleted.id, p_browser: school.deleted.browser };
  expect((await client.rpc("restore_profile", back).throwOnError()).data).toBe("restored");
  const signedIn = await clientOf(backend, "publishableKey").auth.signInWithPassword(grownUp);
  expect(signedIn.error).toBeNull();
  const before = await client.from("like").select("id").throwOnError();
  const after = await client.from("like").insert({ like: 1 }).select("id").single().throwOnError();
  expect(before.data.map(({ id }) => id)).not.toContain(after.data.id);
  expect((await client.from("like_total").select("total").single().throwOnError()).data.total).toBe(
    before.data.length + 1,
  );
}

test.each(places)("a backup of $name restores row by row into either kind of database", async ({ seeded }) => {
  const settings = await seeded();
  const { school, seen } = await withBackend(settings, async (backend) => {
    const filled = await fillSchool(backend);
    return { school: filled, seen: await boards(backend, filled) };
  });
  const kept = await dumpRows(settings);
  for (const [table, rows] of Object.entries(kept)) expect(rows, table).not.toEqual([]);
  const file = join(temporaryFolder(), "school.backup");
  const rows = await backUp(settings, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  for (const place of places) {
    const target = await place.make();
    expect(await restore(target, file)).toBe(rows);
    expect(await dumpRows(target)).toEqual(kept);
    await withBackend(target, async (backend) => {
      expect(await boards(backend, school)).toEqual(seen);
      await expectSameSchool(backend, school);
    });
    // A start leaves what an operator changed by hand as it is.
    const started = await dumpRows(target);
    expect(started["public.courselist"]).toEqual(kept["public.courselist"]);
    expect(started["public.questions"]).toEqual(kept["public.questions"]);
    await expect(restore(target, file)).rejects.toThrow(/The data folder .* is not empty|The database holds data/);
    expect(await dumpRows(target)).toEqual(started);
  }
});
