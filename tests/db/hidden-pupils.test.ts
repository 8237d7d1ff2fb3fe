import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { weekMs } from "#lib/core/durations.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { lockDataDir } from "#lib/database/embedded/data-dir.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { readEnv } from "#lib/env.ts";
import { dailyPoints, firstPasses } from "#lib/play/points.ts";
import { weekBoard, weekBoardAt } from "#lib/play/week-boards.ts";
import { hidePupils } from "#scripts/hide-pupils.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { engines, type TestDatabase } from "./support/engines.ts";
import { hostedProject } from "./support/hosted-project.ts";
import { seededDatabase } from "./support/seeded-database.ts";
import { seededFolder } from "./support/seeded-folder.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const secret = "only for tests, only for tests, only for tests";

async function hide(settings: Record<string, string>, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await hidePupils(readEnv({ NODE_ENV: "test", ...settings }), args, (line) => lines.push(line));
  return { code, lines };
}

describe.each(engines)("thirty names of one program, on $name", ({ open }) => {
  const names = 30;
  const honest = 200;
  /** What a program that knows every answer can get in a week under one name (score-simulation.test.ts). */
  const most = 7 * dailyPoints + firstPasses.aWeek * 120;
  const bots = Array.from({ length: names }, (_, index) => `Máy ${index + 1}`);
  let database: TestDatabase;
  let thisWeek: string;
  beforeAll(async () => {
    await clearOfMidnight(120_000);
    thisWeek = weekBoardAt("week", Date.now());
    database = await open();
    // The children have up to 900 a day on six days; every name of the program has more than each of them.
    await database.run(`
      delete from users; delete from runs;
      insert into users (username, avatar, total_score) select 'Máy ' || k, 'fox', ${most} from generate_series(1, ${names}) as k;
      insert into users (username, avatar, total_score) select 'Bé ' || k, 'cat', 5400 - 20 * k from generate_series(1, ${honest}) as k;
      insert into runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
      select gen_random_uuid(), id, 'practice', 'counting', 1, now(), now(), least(120, total_score - before), '{}'
      from users, generate_series(0, total_score - 1, 120) as before;`);
  });
  afterAll(() => database.close());

  async function shown(board: string): Promise<string[]> {
    return database.run(`select place || ' ' || username from leaderboard('${board}') order by place`);
  }

  function call(isHidden: boolean): Promise<string[]> {
    return database.run(
      `select changed::text from hide_from_boards(array[${bots.map((name) => `'${name}'`).join()}], ${isHidden})`,
    );
  }

  test.each(["all", "week"])(
    "take thirty of a hundred places of the board %s, and none when they are hidden",
    async (name) => {
      const board = name === "all" ? name : thisWeek;
      const before = await shown(board);
      const ofBots = before.filter((row) => row.includes("Máy"));
      process.stdout.write(`${board.padEnd(16)} ${ofBots.length} of ${before.length} places are the program's\n`);
      expect([before.length, ofBots.length]).toEqual([100, names]);

      expect(await call(true)).toEqual(bots.map(() => "true"));
      const after = await shown(board);
      process.stdout.write(
        `${board.padEnd(16)} ${after.filter((row) => row.includes("Máy")).length} when they are hidden\n`,
      );
      expect(after).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 1} Bé ${index + 1}`));
      // An honest pupil's own place says the same as the board, and below it too.
      const own = (name: string) =>
        database.run(`select place || ' ' || near.username from users, own_place('${board}', users.id) as near
        where users.username = '${name}' order by place`);
      expect(await own("Bé 1")).toEqual(["1 Bé 1", "2 Bé 2"]);
      expect(await own("Bé 150")).toEqual(["149 Bé 149", "150 Bé 150", "151 Bé 151"]);

      await call(false);
      expect(await shown(board)).toEqual(before);
    },
  );

  test("stand on no board of the next week, and do not come back to it by what they got before", async () => {
    const monday = vietnamWeek(Date.now());
    const next = vietnamWeek(Date.parse(monday) + weekMs);
    expect(await shown(weekBoard(next))).toEqual([]);
  });
});

const pupils = `insert into users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Bé Na', 'cat')`;
const listed = z
  .array(z.string().regex(/^Bé Na 00000000-0000-4000-8000-000000000002 \d{4}-\d\d-\d\dT[\d:.]+Z$/))
  .length(1);

/** Hides, looks, and undoes it by what the operator types. */
async function expectHiding(settings: Record<string, string>): Promise<void> {
  expect(await hide(settings)).toEqual({ code: 0, lines: ["Nobody is hidden."] });
  expect(await hide(settings, "BÉ NA", "Nobody")).toEqual({
    code: 1,
    lines: ["Hidden: Bé Na", "There is no pupil: Nobody"],
  });
  expect(await hide(settings, "Bé Na")).toEqual({ code: 0, lines: ["Was hidden: Bé Na"] });
  listed.parse((await hide(settings)).lines);
  expect(await hide(settings, "--undo", "00000000-0000-4000-8000-000000000002", "Bi")).toEqual({
    code: 0,
    lines: ["Shown again: Bé Na", "Was not hidden: Bi"],
  });
  expect(await hide(settings)).toEqual({ code: 0, lines: ["Nobody is hidden."] });
}

describe("the operator hides pupils", () => {
  test("of a PostgreSQL and of a hosted project, while they serve", async () => {
    const url = await seededDatabase();
    const backend = await startPostgres(url);
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const project = await hostedProject(backend);
    try {
      await sql.unsafe(pupils);
      await expectHiding({ DATABASE_URL: url, APP_SECRET: secret });
      await expectHiding({ ...project.settings, APP_SECRET: secret });
    } finally {
      project.close();
      await sql.end();
      await backend.close();
    }
  });

  test("of the embedded database, unless a server holds it", async () => {
    const dataDir = seededFolder();
    const database = await PGlite.create(`${dataDir}/database`);
    await database.exec(pupils);
    await database.close();
    await expectHiding({ DATA_DIR: dataDir });
    const unlock = lockDataDir(dataDir);
    try {
      await expect(hide({ DATA_DIR: dataDir }, "Bi")).rejects.toThrow(`${dataDir} is in use by process`);
    } finally {
      unlock();
    }
  });

  test.each([[["--undo"]], [["--delete", "Bi"]]])("and is told how when the arguments are %j", async (args) => {
    await expect(hide({ DATA_DIR: temporaryFolder() }, ...args)).rejects.toThrow(/^npm run boards:hide/);
  });
});
