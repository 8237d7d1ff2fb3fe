import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import postgres, { type Sql } from "postgres";
import { createRng } from "#lib/core/create-rng.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { type PostgresServer, startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { seatsEach } from "./classroom-rows.ts";
import { fillClassrooms } from "./fill-classrooms.ts";
import { type Finding, goalHead, goalLine } from "./goal-line.ts";
import { quantile } from "./quantile.ts";
import { askOf, askThrough, openClient, timeEnd, timeJoin, timeScreen } from "./time-classrooms.ts";

const warmUps = 20;
const repeats = 300;

/** For filling only: nothing of it needs to outlast a crash. */
const fillSettings = {
  wal_level: "minimal",
  max_wal_senders: "0",
  full_page_writes: "off",
  autovacuum: "off",
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
  maintenance_work_mem: "1GB",
} as const;

/** Does something on a connection of the owner and starts the server anew, which has then the settings that were written. */
async function restartAfter(server: PostgresServer, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await work(sql);
  await sql`checkpoint`;
  await sql.end();
  await server.halt();
  await server.resume();
}

async function prepareFilled(server: PostgresServer, classes: number): Promise<void> {
  await (await startPostgres(server.url)).close();
  await restartAfter(server, async (sql) => {
    for (const [name, value] of Object.entries(fillSettings)) await sql.unsafe(`alter system set ${name} = '${value}'`);
  });
  const from = performance.now();
  await fillClassrooms(server.url, classes);
  const seconds = (performance.now() - from) / 1000;
  await restartAfter(server, async (sql) => {
    await printCounts(sql, seconds);
    await sql.unsafe("alter system reset all");
  });
}

async function printCounts(sql: Sql, seconds: number): Promise<void> {
  const tables =
    "classes class_seats class_pupils users seat_skills pupil_mistakes assignments assignment_results runs";
  const counts: string[] = [];
  for (const table of tables.split(" ")) {
    const [row] = await sql<{ count: string }[]>`select count(*)::text from ${sql(`public.${table}`)}`;
    counts.push(`${table} ${row?.count}`);
  }
  const [size] = await sql<{ gb: string }[]>`select round(pg_database_size(current_database()) / 1e9, 1)::text as gb`;
  console.info(`Filled in ${seconds.toFixed(0)} s, ${size?.gb} GB: ${counts.join(", ")}`);
}

/** In numbers from 1 to `classes`, another one each turn, in no order. */
const numberAt = (turn: number, classes: number) => 1 + ((turn * 7919) % classes);

function printRow(what: string, times: readonly number[], goal: string): void {
  const figures = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
  console.info(`| ${[what, times.length, ...figures, goal].join(" | ")} |`);
}

type Timed = (turn: number) => Promise<number>;

/** Times several things in turn, so that what else the machine does meets all of them. */
async function timeInTurn(all: readonly Timed[]): Promise<number[][]> {
  const times = all.map((): number[] => []);
  for (let turn = 0; turn < warmUps + repeats; turn += 1) {
    for (const [place, timed] of all.entries()) {
      const ms = await timed(turn);
      if (turn >= warmUps) times[place]?.push(ms);
    }
  }
  return times;
}

const inMs = (what: string, times: readonly number[], goal: number): Finding => ({
  what: `${what}, p95`,
  value: quantile(times, 0.95),
  unit: "ms",
  floor: null,
  goal,
  wanted: "at most",
});

async function measureScreen(url: string, sql: Sql, classes: number): Promise<Finding[]> {
  const rng = createRng("classrooms");
  const backend = await startPostgres(url);
  try {
    const asks = [
      ["class screen's data, in the database", askOf(sql)],
      ["class screen's data, whole requests", askThrough(backend)],
    ] as const;
    // Another class each time, also for the other way to ask: what the first has read lies ready for the second.
    const times = await timeInTurn(
      asks.map(
        ([, ask]) =>
          () =>
            timeScreen(ask, rng.int(1, classes)),
      ),
    );
    return asks.map(([what], place) => {
      printRow(what, times[place] ?? [], "p95 at most 50 ms");
      return inMs(what, times[place] ?? [], 50);
    });
  } finally {
    await backend.close();
  }
}

async function measureJoining(sql: Sql, classes: number): Promise<Finding[]> {
  const names: number[] = [];
  let refused = 0;
  const [times = []] = await timeInTurn([
    async (turn) => {
      const joined = await timeJoin(sql, numberAt(turn, classes));
      names.push(joined.names);
      refused += joined.isSeated ? 0 : 1;
      return joined.ms;
    },
  ]);
  printRow(`joining by card, ${quantile(names, 0.5)} names tried in the median`, times, "p95 at most 100 ms");
  const all = warmUps + repeats;
  return [
    inMs("joining by card", times, 100),
    { what: `of ${all} joining, no name was free`, value: refused, unit: "", floor: null, goal: 0, wanted: "at most" },
  ];
}

async function measureEnds(sql: Sql, classes: number): Promise<Finding[]> {
  const [inClass = [], inNone = []] = await timeInTurn([
    (turn) => {
      const number = numberAt(turn, classes);
      return timeEnd(sql, { number: 1 + (number - 1) * seatsEach, of: number, isSeated: true });
    },
    (turn) => {
      const number = numberAt(turn, classes);
      return timeEnd(sql, { number: classes * seatsEach + number, of: number, isSeated: false });
    },
  ]);
  printRow("end of a run, pupil of a class", inClass, "median at most 1.15 times the next");
  printRow("end of a run, pupil of no class", inNone, "");
  const [value, floor] = [quantile(inClass, 0.5), quantile(inNone, 0.5)];
  return [{ what: "end of a run, median", value, unit: "ms", floor, goal: 1.15, wanted: "at most" }];
}

/** Measures what teachers and pupils of very many classes wait for, on a PostgreSQL server of its own. */
export async function measureClassrooms(classes: number): Promise<void> {
  // The keys of a backend in this process are derived from it; without it a secret would be kept in the data folder.
  process.env.APP_SECRET ??= "a secret for measuring and nothing else";
  const server = await startPostgresServer();
  try {
    console.info(`\nClassrooms: ${classes} classes\n`);
    await prepareFilled(server, classes);
    const load = () => loadavg().map((each) => each.toFixed(1));
    console.info(`Load average ${load().join(" ")}\n`);
    console.info("| what | times | median ms | p95 ms | goal |\n| --- | --- | --- | --- | --- |");
    const sql = openClient(server.url);
    const findings = [
      ...(await measureScreen(server.url, sql, classes)),
      ...(await measureJoining(sql, classes)),
      ...(await measureEnds(sql, classes)),
    ];
    await sql.end();
    console.info(`\n${goalHead}`);
    for (const finding of findings) console.info(goalLine(finding));
    console.info(`\nLoad average ${load().join(" ")}`);
  } finally {
    await server.stop();
  }
}
