import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import { lockDataDir } from "#lib/database/embedded/data-dir.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { readEnv } from "#lib/env.ts";
import { weekBoardAt } from "#lib/play/week-boards.ts";
import { checkTotals } from "#scripts/check-totals.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { hostedProject } from "./support/hosted-project.ts";
import { type CreatedDatabase, createDatabase } from "./support/seeded-database.ts";
import { seededFolder } from "./support/seeded-folder.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const bi = "00000000-0000-4000-8000-000000000001";
const na = "00000000-0000-4000-8000-000000000002";
const secret = "only for tests, only for tests, only for tests";
const pupils = `insert into users (id, username, avatar) values ('${bi}', 'Bi', 'fox'), ('${na}', 'Na', 'cat');
  insert into user_levels (user_id, level_id, level_name, status, total_time) values
    ('${bi}', 1, 'counting', 'done', 60), ('${bi}', 2, 'counting', 'done', 200), ('${na}', 1, 'clock', 'done', 100);
  insert into runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
  values (gen_random_uuid(), '${bi}', 'practice', 'counting', 1, now(), now(), 80, '{}')`;
await clearOfMidnight(120_000);
const thisWeek = weekBoardAt("week", Date.now());

async function check(settings: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await checkTotals(readEnv({ NODE_ENV: "test", ...settings }), (line) => lines.push(line));
  return { code, lines };
}

const sound = { code: 0, lines: ["All leaderboards are what levels and runs add up to."] };
const plants = [
  {
    what: "a row that is missing",
    sql: "delete from level_totals where level_name = 'clock'",
    lines: [
      `clock ${na} levels_done: kept no row, true 1`,
      `clock ${na} score: kept no row, true 35`,
      `clock ${na} total_time: kept no row, true 100`,
    ],
  },
  {
    what: "a row too many",
    sql: `insert into level_totals values ('shape', '${bi}', 1, 30, 105)`,
    lines: [
      `shape ${bi} levels_done: kept 1, true no row`,
      `shape ${bi} score: kept 105, true no row`,
      `shape ${bi} total_time: kept 30, true no row`,
    ],
  },
  {
    what: "wrong numbers",
    sql: "update level_totals set levels_done = 3, score = 11 where level_name = 'counting'",
    lines: [`counting ${bi} levels_done: kept 3, true 2`, `counting ${bi} score: kept 11, true 10`],
  },
  {
    what: "a wrong count of pupils",
    sql: "update private.place_counts set pupils = 7 where level_name = 'clock'",
    lines: ["clock pupils in step 1011: kept 7, true 1"],
  },
  {
    what: "wrong points of a week",
    sql: `update week_totals set score = 85 where user_id = '${bi}'`,
    lines: [`${thisWeek} ${bi} score: kept 85, true 80`],
  },
  {
    what: "a wrong count of pupils of a week",
    sql: `update private.place_counts set pupils = 3 where level_name = '${thisWeek}'`,
    lines: [`${thisWeek} pupils in step 5: kept 3, true 1`],
  },
];

function told(lines: readonly string[]): { code: number; lines: string[] } {
  return { code: 1, lines: [...lines, `Numbers of the leaderboards that are wrong: ${lines.length}`] };
}

describe("the totals of a PostgreSQL server", () => {
  let database: CreatedDatabase;
  let backend: Backend;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await createDatabase();
    backend = await startPostgres(database.url);
    sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  });
  afterAll(async () => {
    await sql.end();
    await backend.close();
    await database.drop();
  });

  test.each(plants)("are compared, and $what is told", async (plant) => {
    const settings = { DATABASE_URL: database.url, APP_SECRET: secret };
    await sql.unsafe(`delete from users; select private.recount_places(); ${pupils}`);
    expect(await check(settings)).toEqual(sound);
    await sql.unsafe(plant.sql);
    expect(await check(settings)).toEqual(told(plant.lines));
  });

  test("stay true while many score, pass levels and leave at the same moment", async () => {
    const many = postgres(database.url, { max: 10, onnotice: () => undefined });
    const one = (turn: number) => `where username = 'Bạn ${turn % 30}'`;
    try {
      await many`delete from users`;
      await many`select private.recount_places()`;
      await many`insert into users (username, avatar) select 'Bạn ' || n, 'fox' from generate_series(0, 29) as n`;
      const turns = Array.from({ length: 300 }, (_, turn) => [
        many.unsafe(`update users set total_score = total_score + 10 ${one(turn)}`),
        // The pupil is locked before a level is written, as by every function that writes one: who leaves has left by then.
        many.unsafe(`insert into user_levels (user_id, level_id, level_name, status, total_time)
          select id, ${1 + (turn % 7)}, 'counting', 'done', 60 from users ${one(turn)} for update on conflict do nothing`),
        many.unsafe(`insert into runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
          select gen_random_uuid(), id, 'practice', 'counting', 1, now(), now(), ${10 + (turn % 5)}, '{}'
          from users ${one(turn)} for update`),
      ]);
      const leaving = [3, 14, 15].map((turn) => many.unsafe(`delete from users ${one(turn)}`));
      await Promise.all([...turns.slice(0, 150), leaving, ...turns.slice(150)].flat());
      expect(await check({ DATABASE_URL: database.url, APP_SECRET: secret })).toEqual(sound);
      const [last] =
        await many`select place from users, own_place('all', id) where id = user_id order by place desc limit 1`;
      expect(last).toEqual({ place: 27 });
    } finally {
      await many.end();
    }
  });

  test("are asked of a hosted project over HTTP", async () => {
    const project = await hostedProject(backend);
    const hosted = { ...project.settings, APP_SECRET: secret };
    try {
      await sql.unsafe(`delete from users; select private.recount_places(); ${pupils}`);
      expect(await check(hosted)).toEqual(sound);
      await sql.unsafe("delete from level_totals where level_name = 'clock'");
      expect((await check(hosted)).code).toBe(1);
    } finally {
      project.close();
    }
  });
});

describe("the totals of the embedded database", () => {
  test("are compared in its folder, and what is wrong is told", async () => {
    const dataDir = seededFolder();
    const database = await PGlite.create(`${dataDir}/database`);
    await database.exec(`${pupils}; ${plants[2]?.sql}`);
    await database.close();
    expect(await check({ DATA_DIR: dataDir })).toEqual(told(plants[2]?.lines ?? []));
  });

  test("are not looked at while another process has the folder, which is named", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(`${dataDir}/database`);
    const unlock = lockDataDir(dataDir);
    try {
      await expect(check({ DATA_DIR: dataDir })).rejects.toThrow(`${dataDir} is in use by process`);
    } finally {
      unlock();
    }
  });

  test("are not made where there is no database", async () => {
    const dataDir = temporaryFolder();
    await expect(check({ DATA_DIR: dataDir })).rejects.toThrow(`There is no database in ${dataDir}`);
  });
});
