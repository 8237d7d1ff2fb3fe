import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { dayMs, weekMs } from "#lib/core/durations.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { endOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { weekBoard } from "#lib/play/week-boards.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { engines, type TestDatabase } from "./support/engines.ts";

/** In the order of the ids, which decides between equals. */
const pupils = ["1", "2", "3", "4"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const guest = "20000000-0000-4000-8000-000000000001";
const runs = Array.from({ length: 12 }, () => randomUUID());
/** This week, the one before, the last that is kept, and the first that is not. */
const weeks = [0, 1, keepTimes.boardWeeks - 1, keepTimes.boardWeeks];

// Few values each, so that equal sums and runs that are met again are common.
const moment = fc
  .tuple(fc.constantFrom(...weeks), fc.constantFrom(0, 1, 3 * dayMs))
  .map(([weeksAgo, beforeEnd]) => ({ weeksAgo, beforeEnd }));
const points = fc.constantFrom(0, 10, 20, 120);
const pupil = fc.constantFrom(...pupils);
const run = fc.constantFrom(...runs);

/** The first moment of a week, its last millisecond, or its Friday. */
function writeMoment({ weeksAgo, beforeEnd }: { weeksAgo: number; beforeEnd: number }): string {
  const monday = vietnamWeek(Date.now(), weeksAgo);
  const end = endOfWeek(monday);
  return new Date(beforeEnd === 0 ? end - weekMs : end - beforeEnd).toISOString();
}

/** One statement each: a run opened, finished, corrected, taken over or gone; a pupil gone. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(run, fc.option(pupil), moment, points).map(
      ([id, owner, when, given]) => `
    insert into runs (id, user_id, guest_id, mode, activity, level, started_at, finished_at, points, result)
    values ('${id}', ${owner === null ? "null" : `(select id from users where id = '${owner}')`},
      ${owner === null ? `'${guest}'` : `(select '${guest}' where not exists (select from users where id = '${owner}'))::uuid`},
      'practice', 'counting', 1, '${writeMoment(when)}', '${writeMoment(when)}', ${given}, '{}')
    on conflict do nothing`,
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(run, moment, points)
      .map(
        ([id, when, given]) =>
          `update runs set finished_at = '${writeMoment(when)}', points = ${given}, result = '{}' where id = '${id}'`,
      ),
  },
  {
    weight: 1,
    arbitrary: run.map((id) => `update runs set finished_at = null, result = null where id = '${id}'`),
  },
  { weight: 1, arbitrary: run.map((id) => `delete from runs where id = '${id}'`) },
  { weight: 1, arbitrary: pupil.map((id) => `select claim_guest_runs('${guest}', id) from users where id = '${id}'`) },
  { weight: 1, arbitrary: pupil.map((id) => `delete from users where id = '${id}'`) },
);

const placed = z.array(z.object({ place: z.int(), user_id: z.string(), score: z.int() }));
const state = z.object({
  runs: z.array(z.object({ user_id: z.string().nullable(), finished_at: z.string().nullable(), points: z.int() })),
  boards: z.record(z.string(), placed),
  own: z.record(z.string(), placed),
  drift: z.array(z.unknown()),
});

type State = z.output<typeof state>;

const rowsOf = (query: string) => `(select coalesce(jsonb_agg(t), '[]') from (${query}) as t)`;

function look(boards: readonly string[]): string {
  const places = "select place, user_id, score from";
  return `select jsonb_build_object(
    'runs', ${rowsOf("select user_id, finished_at, points from runs")},
    'drift', ${rowsOf("select * from level_totals_drift(100)")},
    'boards', jsonb_build_object(${boards.map((board) => `'${board}', ${rowsOf(`${places} leaderboard('${board}')`)}`).join()}),
    'own', jsonb_build_object(${boards
      .flatMap((board) => pupils.map((id) => `'${board} ${id}', ${rowsOf(`${places} own_place('${board}', '${id}')`)}`))
      .join()})
  )::text`;
}

/** The board of a week counted over all runs, by the days of Việt Nam. */
function countBoard(all: State["runs"], monday: string): z.output<typeof placed> {
  const scored = all.filter(
    (each) => each.finished_at !== null && vietnamWeek(Date.parse(each.finished_at)) === monday,
  );
  return pupils
    .map((user_id) => ({
      user_id,
      score: scored.filter((each) => each.user_id === user_id).reduce((sum, each) => sum + each.points, 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || (left.user_id < right.user_id ? -1 : 1))
    .map((row, index) => ({ place: index + 1, ...row }));
}

/** Expects the board of a week, and every pupil's own place on it. */
function expectBoard({ boards, own }: State, monday: string, expected: z.output<typeof placed>): void {
  const board = weekBoard(monday);
  expect(boards[board]).toEqual(expected);
  for (const id of pupils) {
    const at = expected.findIndex((row) => row.user_id === id);
    expect(own[`${board} ${id}`]).toEqual(at < 0 ? [] : expected.slice(Math.max(0, at - 1), at + 2));
  }
}

describe.each(engines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    await clearOfMidnight(120_000);
    database = await open();
  });
  afterAll(() => database.close());

  test("whatever happens to the runs, the boards of the weeks and own places are those of adding up all runs", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const made = pupils.map((id, index) => `('${id}', 'Bạn ${index}', 'fox')`);
      await database.run(
        `delete from users; delete from runs; insert into users (id, username, avatar) values ${made.join()}; ${steps.join(";")}`,
      );
      const mondays = weeks.map((weeksAgo) => vietnamWeek(Date.now(), weeksAgo));
      const [seen = ""] = await database.run(look(mondays.map(weekBoard)));
      const now = state.parse(JSON.parse(seen));
      expect(now.drift).toEqual([]);
      for (const monday of mondays) {
        // The last of the weeks is one that is kept no longer.
        expectBoard(now, monday, monday === mondays.at(-1) ? [] : countBoard(now.runs, monday));
      }
    });
    await fc.assert(property, { numRuns: 80 });
  });

  test("a database of before counts what its runs gave this week and the four before", async () => {
    const [first = "", second = ""] = pupils;
    await database.run(`
      delete from users; delete from runs;
      insert into users (id, username, avatar) values ('${first}', 'Bi', 'fox'), ('${second}', 'Na', 'cat');
      insert into runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
      select gen_random_uuid(), id, 'practice', 'counting', 1, now(), now() - make_interval(weeks => ago), 10, '{}'
      from users, generate_series(0, 6) as ago;`);
    const kept = await database.run("select week_totals::text from week_totals order by 1");
    expect(kept).toHaveLength(2 * keepTimes.boardWeeks);
    await database.run(`
      delete from week_totals;
      insert into week_totals (user_id, week, score) select user_id, week, score from private.true_week_totals;`);
    expect(await database.run("select week_totals::text from week_totals order by 1")).toEqual(kept);
  });
});
