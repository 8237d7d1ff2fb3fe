import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import type { Env } from "#lib/env.ts";
import { backUp } from "#scripts/backup/back-up.ts";
import { restore } from "#scripts/backup/restore.ts";
import { newDatabase, newDataFolder, newSeededDatabase, seededDataFolder } from "./support/backup-places.ts";
import { clientOf } from "./support/client-of.ts";
import { dumpRows } from "./support/dump-rows.ts";
import { expectSameSchool, fillSchool, type School } from "./support/fill-school.ts";
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
