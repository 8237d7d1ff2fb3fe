import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { engines, type TestDatabase } from "./support/engines.ts";

const boards = ["clock", "counting"] as const;
/** In the order of the ids, which decides between equals. */
const pupils = ["1", "2", "3", "4", "5"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

// Few values each, so that equal numbers of levels, equal times and rows that meet again are common.
const pupil = fc.constantFrom(...pupils);
const key = fc.record({ pupil, board: fc.constantFrom(...boards), level: fc.integer({ min: 1, max: 3 }) });
const time = fc.constantFrom(1, 2, 3, 200);
const status = fc.constantFrom("done", "done", "playing");

function at(row: { pupil: string; board: string; level: number }): string {
  return `user_id = '${row.pupil}' and level_name = '${row.board}' and level_id = ${row.level}`;
}

/** One statement each: a level begun or passed, tried again, handed over to another place, or gone; a pupil gone. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(key, status, time).map(
      ([row, state, seconds]) => `
    insert into user_levels (user_id, level_id, level_name, status, total_time)
    select id, ${row.level}, '${row.board}', '${state}', ${seconds} from users where id = '${row.pupil}'
    on conflict do nothing`,
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(key, status, time)
      .map(
        ([row, state, seconds]) =>
          `update user_levels set status = '${state}', total_time = ${seconds} where ${at(row)}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(key, key).map(
      ([from, to]) => `
    update user_levels set user_id = '${to.pupil}', level_name = '${to.board}', level_id = ${to.level}
    where ${at(from)} and exists (select from users where id = '${to.pupil}')
      and not exists (select from user_levels where ${at(to)})`,
    ),
  },
  { weight: 2, arbitrary: key.map((row) => `delete from user_levels where ${at(row)}`) },
  { weight: 1, arbitrary: pupil.map((id) => `delete from users where id = '${id}'`) },
);
const scores = fc.array(fc.constantFrom(0, 10, 20), { minLength: pupils.length, maxLength: pupils.length });

const row = z.object({ user_id: z.string(), levels_done: z.number(), total_time: z.number(), score: z.number() });
const placed = row.extend({ place: z.number() });
const state = z.object({
  users: z.array(z.object({ id: z.string(), total_score: z.number() })),
  levels: z.array(
    z.object({ user_id: z.string(), level_name: z.string(), status: z.string(), total_time: z.number() }),
  ),
  totals: z.array(row.extend({ level_name: z.string() })),
  boards: z.record(z.string(), z.array(placed)),
  own: z.record(z.string(), z.array(placed)),
});
type State = z.output<typeof state>;
type Placed = z.output<typeof placed>;

const places = "place, user_id, levels_done, total_time, score";
const rowsOf = (query: string) => `(select coalesce(jsonb_agg(t), '[]') from (${query}) as t)`;
const names = ["all", ...boards];
const look = `select jsonb_build_object(
  'users', ${rowsOf("select id, total_score from users")},
  'levels', ${rowsOf("select * from user_levels")},
  'totals', ${rowsOf("select * from level_totals")},
  'boards', jsonb_build_object(${names.map((name) => `'${name}', ${rowsOf(`select ${places} from leaderboard('${name}')`)}`).join()}),
  'own', jsonb_build_object(${names
    .flatMap((name) =>
      pupils.map((id) => `'${name} ${id}', ${rowsOf(`select ${places} from own_place('${name}', '${id}')`)}`),
    )
    .join()})
)::text`;

/** The spec's aggregate (section 9) over all rows, and its order. */
function sortBoard({ users, levels }: State, name: string): Placed[] {
  const sums = users.map(({ id, total_score }) => {
    const done = levels.filter((level) => level.user_id === id && level.level_name === name && level.status === "done");
    const total_time = done.reduce((sum, level) => sum + level.total_time, 0);
    if (name === "all") return { user_id: id, levels_done: 0, total_time: 0, score: total_score };
    return { user_id: id, levels_done: done.length, total_time, score: done.length * 135 - total_time };
  });
  const isOnBoard = (sum: (typeof sums)[number]) => (name === "all" ? sum.score > 0 : sum.levels_done > 0);
  return sums
    .filter(isOnBoard)
    .sort((left, right) => {
      const byNumbers =
        name === "all"
          ? right.score - left.score
          : right.levels_done - left.levels_done || left.total_time - right.total_time;
      return byNumbers || (left.user_id < right.user_id ? -1 : 1);
    })
    .map((sum, index) => ({ place: index + 1, ...sum }));
}

describe.each(engines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("whatever happens to the levels, totals, boards and own places are those of adding up and sorting all rows", async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      scores,
      async (steps, points) => {
        const made = pupils.map((id, index) => `('${id}', 'Bạn ${index}', 'fox', ${points[index]})`);
        await database.run(
          `delete from users; insert into users (id, username, avatar, total_score) values ${made.join()}; ${steps.join(";")}`,
        );
        const [seen = ""] = await database.run(look);
        const now = state.parse(JSON.parse(seen));
        for (const name of names) {
          const expected = sortBoard(now, name);
          expect(now.boards[name]).toEqual(expected);
          for (const id of pupils) {
            const own = expected.findIndex((sum) => sum.user_id === id);
            const near = own < 0 ? [] : expected.slice(Math.max(0, own - 1), own + 2);
            expect(now.own[`${name} ${id}`]).toEqual(near);
          }
        }
        const kept = now.totals.map(({ level_name, ...sums }) => JSON.stringify([level_name, row.parse(sums)]));
        const sums = boards.flatMap((name) =>
          sortBoard(now, name).map((sum) => JSON.stringify([name, row.parse(sum)])),
        );
        expect(kept.sort()).toEqual(sums.sort());
      },
    );
    await fc.assert(property, { numRuns: 80 });
  });
});
