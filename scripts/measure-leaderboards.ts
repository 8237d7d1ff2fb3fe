import { performance } from "node:perf_hooks";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import type { Backend } from "#lib/database/backend.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { weekBoardAt } from "#lib/play/week-boards.ts";
import { clientOf } from "#tests/db/support/client-of.ts";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { checkTotals } from "./check-totals.ts";
import { fillLeaderboards, fullBoard, levelsEach } from "./fill-leaderboards.ts";
import { quantile } from "./quantile.ts";

const sizes = [1000, 100_000] as const;
const repeats = 60;
const thisWeek = weekBoardAt("week", Date.now());
const boards = ["all", thisWeek, fullBoard] as const;

interface Filled {
  readonly pupils: number;
  readonly url: string;
  readonly sql: Sql;
  readonly backend: Backend;
  stop(): Promise<void>;
}

async function openFilled(pupils: number): Promise<Filled> {
  const server = await startPostgresServer();
  const backend = await startPostgres(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await fillLeaderboards(sql, pupils);
  return {
    pupils,
    url: server.url,
    sql,
    backend,
    async stop() {
      await sql.end();
      await backend.close();
      await server.stop();
    },
  };
}

const plan = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ "Execution Time": z.number() })]) })]);

/** What the server itself says it took, in ms. */
async function timeInDatabase({ sql }: Filled, query: string): Promise<number> {
  const [row] = plan.parse([...(await sql.unsafe(`explain (analyze, format json) ${query}`))]);
  return row["QUERY PLAN"][0]["Execution Time"];
}

/** From the request to the parsed answer, as a page asks, in ms. */
async function timeRequest({ backend }: Filled, board: string): Promise<number> {
  const client = clientOf(backend, "secretKey");
  const from = performance.now();
  await client.rpc("leaderboard", { p_level_name: board, p_limit: 100 }).throwOnError();
  return performance.now() - from;
}

const ids = z.array(z.object({ id: z.string() })).min(1);

/** Everybody on a board, in its order. */
function rowsOf(board: string): string {
  if (board === "all") return "select id from users where total_score > 0 order by total_score desc, id";
  if (board === thisWeek) {
    return `select user_id as id from week_totals where week = private.week_of(now()) order by score desc, user_id`;
  }
  return `select user_id as id from level_totals where level_name = '${board}' order by levels_done desc, total_time, user_id`;
}

/** The pupil with so great a share (0 to 1) of the board ahead. */
async function pupilAt({ sql, pupils }: Filled, board: string, share: number): Promise<string> {
  const [row] = ids.parse([
    ...(await sql.unsafe(`${rowsOf(board)} offset ${Math.floor(share * pupils * 0.99)} limit 1`)),
  ]);
  return row?.id ?? "";
}

/** Ends a challenge that was just answered: points, level, totals, week, places and history in one call. */
async function timeFinish(filled: Filled, turn: number): Promise<number> {
  const { sql, pupils } = filled;
  const name = `Bạn ${1 + ((turn * 7919) % pupils)}`;
  const [run] = ids.parse([
    ...(await sql`
      insert into public.runs (id, user_id, mode, activity, level, started_at, answers, right_first)
      select gen_random_uuid(), id, 'challenge', ${fullBoard}, 11 + ${turn}::int % 20, now() - interval '1 minute',
        (select jsonb_agg('{}'::jsonb) from generate_series(1, 10)), 9
      from public.users where username = ${name} returning id`),
  ]);
  return timeInDatabase(
    filled,
    `select public.finish_run(jsonb_build_object('id', id, 'user_id', user_id, 'mode', mode, 'activity', activity,
      'level', level, 'right_first', 9, 'points', 90, 'passed', true)) from public.runs where id = '${run?.id}'`,
  );
}

interface Task {
  readonly name: string;
  readonly run: (filled: Filled, turn: number) => Promise<number>;
}

/** Measures both sizes in turn, so that what else the machine does meets both. */
async function measure(task: Task, databases: readonly Filled[]): Promise<void> {
  const times = databases.map((): number[] => []);
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const [index, filled] of databases.entries()) times[index]?.push(await task.run(filled, turn));
  }
  const middles = times.map((series) => quantile(series, 0.5));
  const [small = Number.NaN, large = Number.NaN] = middles;
  const worst = times.map((series) => quantile(series, 0.95).toFixed(2));
  const row = [task.name, ...middles.map((middle) => middle.toFixed(2)), (large / small).toFixed(2), ...worst];
  console.info(`| ${row.join(" | ")} |`);
}

function ownPlaceTasks(): Task[] {
  return boards.flatMap((board) =>
    [
      ["first", 0],
      ["in the middle", 0.5],
      ["last", 1],
    ].map(([where, share]) => ({
      name: `own place ${where}, ${board}, in the database`,
      run: async (filled: Filled) => {
        const pupil = await pupilAt(filled, board, Number(share));
        return timeInDatabase(filled, `select * from public.own_place('${board}', '${pupil}')`);
      },
    })),
  );
}

const tasks: readonly Task[] = [
  ...boards.flatMap((board) => [
    {
      name: `first 100, ${board}, in the database`,
      run: (filled: Filled) => timeInDatabase(filled, `select * from public.leaderboard('${board}')`),
    },
    { name: `first 100, ${board}, whole request`, run: (filled: Filled) => timeRequest(filled, board) },
  ]),
  ...ownPlaceTasks(),
  { name: "finishing a challenge, in the database", run: timeFinish },
];

/** Measures boards, own places and ends of runs with few and with many pupils, each on a PostgreSQL server of its own. */
export async function measureLeaderboards(): Promise<void> {
  // The keys of a backend in this process are derived from it; without it a secret would be kept in the data folder.
  process.env.APP_SECRET ??= "a secret for measuring and nothing else";
  const databases: Filled[] = [];
  try {
    for (const pupils of sizes) databases.push(await openFilled(pupils));
    const heads = sizes.map((pupils) => `${pupils} pupils, ${pupils * levelsEach} levels`);
    console.info("\nLeaderboards, median ms\n");
    console.info(`| what | ${heads.join(" | ")} | ratio | p95 | p95 |\n| --- | --- | --- | --- | --- | --- |`);
    for (const task of tasks) await measure(task, databases);
    // A fifth of all rows written since the last vacuum: what a school day leaves behind.
    for (const { sql } of databases) {
      await sql`update public.users set total_score = total_score + 50 where abs(hashtext(id::text)) % 5 = 0`;
    }
    console.info("| after a fifth of the pupils have scored: | | | | | |");
    for (const task of ownPlaceTasks().slice(0, 3)) await measure(task, databases);
    for (const { url } of databases) {
      const from = performance.now();
      await checkTotals({ backend: "postgres", databaseUrl: url }, console.info);
      console.info(`npm run db:check: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }
  } finally {
    for (const filled of databases) await filled.stop();
  }
}
