import { readdirSync } from "node:fs";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { applyMigrations, projectFile } from "#lib/database/migrations.ts";
import { withOwnerSession } from "#lib/database/postgres-session.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import { squashedVersions } from "#lib/database/squashed-migrations.ts";
import { readEnv } from "#lib/env.ts";
import { backUp } from "#scripts/backup/back-up.ts";
import { restore } from "#scripts/backup/restore.ts";
import { readSchema } from "#scripts/generate-schema.ts";
import { newDatabase, newDataFolder } from "./support/backup-places.ts";
import { oldBackup, oldDataFolder, oldMigrationNames, oldSchool, setUpOld } from "./support/before-squash.ts";
import { clientOf } from "./support/client-of.ts";
import { readRecords } from "./support/dump-rows.ts";
import { expectSameSchool } from "./support/fill-school.ts";
import { openInMemory } from "./support/open-in-memory.ts";
import { practiceRun } from "./support/practice-run.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const all = projectFile("migrations");
const names = readdirSync(all).sort();
const last = squashedVersions.at(-1);

type Use = (session: DatabaseSession) => Promise<void>;
const engines = [
  {
    name: "the embedded database",
    withEmpty: async (use: Use) => {
      const database = await openInMemory("empty");
      onTestFinished(() => database.close());
      await use(pgliteSession(database));
    },
  },
  {
    name: "a PostgreSQL",
    withEmpty: async (use: Use) => withOwnerSession((await newDatabase()).databaseUrl, use),
  },
];

async function recorded(session: DatabaseSession): Promise<string[]> {
  const rows = await session.query(
    "select version || '_' || name || '.sql' as file, cardinality(statements) as count from supabase_migrations.schema_migrations order by version",
    [],
  );
  for (const { count } of rows) expect(count).toBeGreaterThan(0);
  return rows.map(({ file }) => String(file));
}

describe.each(engines)("on $name", ({ withEmpty }) => {
  test("a database of the old migrations becomes the very same as one of today's", async () => {
    expect(oldMigrationNames().map((name) => name.slice(0, 14))).toEqual(squashedVersions);
    await withEmpty(async (old) => {
      await setUpOld(old, squashedVersions.length);
      await prepareDatabase(old);
      expect(await recorded(old)).toEqual(names);
      const upgraded = await readSchema(old);
      await withEmpty(async (fresh) => {
        await prepareDatabase(fresh);
        const made = await readSchema(fresh);
        expect(byName(upgraded)).toEqual(byName(made));
        expect(made.length).toBeGreaterThan(100);
      });
    });
  });

  test("a database of only some of the old migrations is refused and left as it is", async () => {
    await withEmpty(async (session) => {
      await setUpOld(session, 60);
      const before = [await recorded(session), await readSchema(session)];
      await expect(prepareDatabase(session)).rejects.toThrow(
        `The database is too old for this version: its last migration is ${squashedVersions[59]}. Bring it up with the version whose last migration is ${last}, then go on with this one.`,
      );
      expect([await recorded(session), await readSchema(session)]).toEqual(before);
    });
  });

  test("a database on which an older version was tried in vain goes on", async () => {
    await withEmpty(async (session) => {
      await prepareDatabase(session);
      await session.exec("insert into public.users (username, avatar) values ('Bé Ở Lại', 'fox')");
      await expect(setUpOld(session, squashedVersions.length)).rejects.toThrow("was rolled back");
      await prepareDatabase(session);
      expect(await recorded(session)).toEqual(names);
      expect(await session.query("select username from public.users", [])).toEqual([{ username: "Bé Ở Lại" }]);
    });
  });
});

function byName(objects: Awaited<ReturnType<typeof readSchema>>): Record<string, string> {
  return Object.fromEntries(objects.map(({ name, sql }) => [name, sql]));
}

test("a seed of the old migrations' time is still the seed's own, and what was changed by hand stays", async () => {
  const database = await openInMemory("empty");
  onTestFinished(() => database.close());
  const session = pgliteSession(database);
  await setUpOld(session, squashedVersions.length);
  const item = (id: string, prompt: string) => ({
    id,
    course_id: "c1-test",
    say: null,
    prompt,
    answer: "a",
    distractors: ["b", "c"],
    explain: "Vì thế.",
    level: 1,
  });
  const seed = (...items: readonly object[]) =>
    session.query("select private.seed_questions($1::text::jsonb)", [JSON.stringify(items)]);
  await seed(item("a-1", "Một?"), item("a-2", "Hai?"), item("a-3", "Ba?"));
  await session.exec("update public.questions set prompt = 'Của cô?' where id = 'a-2'");
  const text = (id: string, body: string) => ({ id, title: "Thơ", body });
  const seedTexts = (...texts: readonly object[]) =>
    session.query("select private.seed_passages($1::text::jsonb)", [JSON.stringify(texts)]);
  await seedTexts(text("p-1", "Mèo ngủ"), text("p-2", "Chó sủa"));
  await session.exec("update public.passages set body = 'Của cô' where id = 'p-2'");

  await applyMigrations(session, all);
  await seed(item("a-1", "Một mới?"), item("a-2", "Hai mới?"));
  expect(await session.query("select id, prompt from public.questions order by id", [])).toEqual([
    { id: "a-1", prompt: "Một mới?" },
    { id: "a-2", prompt: "Của cô?" },
  ]);
  await seedTexts({ ...text("p-1", "Mèo chạy"), form: "verse" }, { ...text("p-2", "Chó chạy"), form: "verse" });
  expect(await session.query("select id, body, form from public.passages order by id", [])).toEqual([
    { id: "p-1", body: "Mèo chạy", form: "verse" },
    { id: "p-2", body: "Của cô", form: "prose" },
  ]);
});

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

const places = [
  {
    name: "a data folder",
    make: async () => readEnv({ APP_SECRET: process.env.APP_SECRET, NODE_ENV: "test", DATA_DIR: oldDataFolder() }),
  },
  {
    name: "a backup, restored into a data folder",
    make: async () => {
      const settings = newDataFolder();
      await restore(settings, oldBackup);
      return settings;
    },
  },
  {
    name: "a backup, restored into a PostgreSQL",
    make: async () => {
      const settings = await newDatabase();
      await restore(settings, oldBackup);
      return settings;
    },
  },
];

const exportSchema = z.looseObject({
  profile: z.looseObject({ username: z.string() }),
  runs: z.array(z.looseObject({ id: z.string() })),
});

test.each(places)("every pupil, point, run and lock of $name comes over and goes on", async ({ make }) => {
  const settings = await make();
  if (settings.backend === "postgres") vi.stubEnv("DATABASE_URL", settings.databaseUrl);
  if (settings.backend === "embedded") vi.stubEnv("DATA_DIR", settings.dataDir);
  const product = await importProduct();
  await (await product.backend()).close();
  globalThis.startedBackend = undefined;
  const kept = await readRecords(settings, Object.keys(oldSchool.rows));
  for (const [table, rows] of Object.entries(oldSchool.rows)) {
    expect(kept[table], table).toHaveLength(rows.length);
    expect(kept[table], table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
  }

  const backend = await product.backend();
  onTestFinished(() => product.closeBackend());
  const { pupil, earlier, open, boards } = oldSchool;
  const client = clientOf(backend, "secretKey");
  for (const [board, expected] of Object.entries(boards)) {
    const { data } = await client.rpc("leaderboard", { p_level_name: board }).throwOnError();
    expect(data).toEqual(expected.map((row) => expect.objectContaining(row)));
    const own = await product.findOwnPlace(board, pupil);
    expect(own[0]).toMatchObject({ place: 1, pupilId: pupil, username: "Hươu Ở Lại" });
  }
  expect(await product.findPupil(pupil)).toMatchObject({ username: "Hươu Ở Lại", totalScore: 240 });
  expect(await product.findPupil(earlier)).toMatchObject({ username: "Hươu Từ Trước", totalScore: 60 });
  expect(await product.hasLock(pupil)).toBe(true);
  expect(await product.listLevelStates(pupil, "addition-10")).toMatchObject([
    { level: 3, isDone: true, totalTime: 40 },
    { level: 4, isDone: true, totalTime: 40 },
  ]);
  const opened = await product.openProfileExport(pupil, new Date());
  const profile = exportSchema.parse(JSON.parse(opened === null ? "null" : await text(opened.body)));
  const runs = oldSchool.rows["public.runs"]?.filter((run) => run.user_id === pupil).map(({ id }) => id);
  expect(profile.runs.map(({ id }) => id).toSorted()).toEqual(runs?.toSorted());

  const good = { p_user: earlier, p_session: "00000000-0000-8000-8000-00000000000a" };
  expect((await client.rpc("pupil_of_session", good).throwOnError()).data).toMatchObject([{ is_good: true }]);
  expect((await client.rpc("pupil_of_session", { ...good, p_user: pupil }).throwOnError()).data).toMatchObject([
    { is_good: false },
  ]);
  const { data: hidden } = await client.rpc("hidden_from_boards").throwOnError();
  expect(hidden).toMatchObject([{ username: "Bé Bị Ẩn" }]);
  const { data: card } = await client.from("courselist").select("title").eq("id", 101).single().throwOnError();
  expect(card.title).toBe("Tên của cô");

  for (let place = 3; place < 10; place += 1) {
    const given = { runId: open, place, response: { count: place }, right: true, sessionId: null };
    expect(await product.recordAnswer({ kind: "pupil", id: pupil }, given)).toMatchObject({ status: "recorded" });
  }
  const challenge = { ...practiceRun(open, pupil), mode: "challenge", activity: "counting", level: 2 } as const;
  const ended = { ...challenge, right_first: 9, points: 90, passed: true };
  expect((await client.rpc("finish_run", { p_run: ended }).throwOnError()).data).toMatchObject({
    status: "counted",
    points: 90,
    total_score: 330,
    level_done: true,
  });
  const { data: drift } = await client.rpc("level_totals_drift", { p_limit: 10 }).throwOnError();
  expect(drift).toEqual([]);
  await expectSameSchool(backend, oldSchool);
});

async function importProduct() {
  const modules = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/server/pupils.ts"),
    import("#lib/server/leaderboards.ts"),
    import("#lib/server/locks.ts"),
    import("#lib/server/levels.ts"),
    import("#lib/server/profile-export.ts"),
    import("#lib/server/marking.ts"),
  ]);
  const [backend, running, pupils, leaderboards, locks, levels, exports, marking] = modules;
  return { ...backend, ...running, ...pupils, ...leaderboards, ...locks, ...levels, ...exports, ...marking };
}

test("a backup of only some of the old migrations is refused", async () => {
  const old = await newDatabase();
  await withOwnerSession(old.databaseUrl, async (session) => {
    await setUpOld(session, 30);
    await session.exec("create table supabase_migrations.seed_files (path text primary key, hash text not null)");
  });
  const file = `${temporaryFolder()}/old.backup`;
  await backUp(old, file);
  await expect(restore(await newDatabase(), file)).rejects.toThrow(
    `The backup is too old for this version: its last migration is ${squashedVersions[29]}. Bring it up with the version whose last migration is ${last}, then go on with this one.`,
  );
});
