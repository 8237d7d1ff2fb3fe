import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { performance } from "node:perf_hooks";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { type Filling, fillAllButRuns, fillRuns, pupilsEach, runsEach } from "./classroom-rows.ts";

/** Runs may take so long to fill; with more rows a measurement is not worth waiting for. */
const mostFillMs = 8 * 60_000;
/** Runs that are filled first, to learn how many more there is time and room for. */
const trialRuns = 250_000;
/** What a class takes up in all tables but that of the runs. */
const bytesOfClass = 270_000;

/** Takes the checks from a table, which cost more than the rows do, and gives what puts them back for all rows to come. */
async function takeChecks(sql: TransactionSql, table: string): Promise<string[]> {
  const checks = await sql<{ name: string; definition: string }[]>`
    select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::text::regclass and contype = 'c'`;
  for (const { name } of checks) await sql.unsafe(`alter table ${table} drop constraint ${name}`);
  return checks.map(
    ({ name, definition }) =>
      `alter table ${table} add constraint ${name} ${definition.replace(" NOT VALID", "")} not valid`,
  );
}

/**
 * Fills a table without its triggers and checks. Its indexes are marked as not ready, so that no row is put into them one by
 * one, and are built at the end, which makes them ready.
 */
async function fill(sql: Sql, { table, insert, isReferenced }: Filling): Promise<number> {
  const from = performance.now();
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    // What is written into a table that is emptied in the same transaction need not go through the log.
    if (isReferenced === undefined) await transaction.unsafe(`truncate ${table}`);
    await transaction`update pg_index set indisready = false, indisvalid = false where indrelid = ${table}::text::regclass`;
    const checks = await takeChecks(transaction, table);
    await transaction.unsafe(insert);
    for (const check of checks) await transaction.unsafe(check);
    await transaction.unsafe(`reindex table ${table}`);
  });
  await sql.unsafe(`vacuum (analyze) ${table}`);
  const ms = performance.now() - from;
  console.info(`${table}: ${(ms / 1000).toFixed(1)} s`);
  return ms;
}

/** Fills as many of the runs as there is time and half of the disk for. */
async function fillManyRuns(sql: Sql, classes: number, freeBytes: number): Promise<void> {
  const pupils = classes * pupilsEach;
  const wished = classes * runsEach;
  let runs = wished;
  if (wished > trialRuns) {
    const ms = await fill(sql, fillRuns(pupils, trialRuns));
    const [size] = await sql<{ bytes: number }[]>`select pg_total_relation_size('public.runs')::float8 as bytes`;
    const room = (freeBytes / 2 - classes * bytesOfClass) / (size?.bytes ?? 1);
    const bound = Math.floor(trialRuns * Math.min(mostFillMs / ms, room));
    console.info(`${trialRuns} runs: ${(ms / 1000).toFixed(0)} s, ${((size?.bytes ?? 0) / 1e9).toFixed(2)} GB`);
    runs = Math.max(trialRuns, Math.min(wished, bound));
  }
  if (runs < wished) console.info(`${runs} runs are filled, not ${wished}: more would take too much time or disk.`);
  await fill(sql, fillRuns(pupils, runs));
}

/** Fills a prepared database with classes and all that belongs to them, on two connections. Triggers and indexes work again after it. */
export async function fillClassrooms(url: string, classes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const [one, other] = [1, 2].map(() => postgres(url, { max: 1, onnotice: () => undefined }));
  if (one === undefined || other === undefined) throw new Error("no connections");
  try {
    const others = fillAllButRuns(classes);
    const fillOthers = async (sql: Sql) => {
      for (let next = others.shift(); next !== undefined; next = others.shift()) await fill(sql, next);
    };
    await Promise.all([fillManyRuns(one, classes, bavail * bsize).then(() => fillOthers(one)), fillOthers(other)]);
    await one`select private.recount_places()`;
    await one`vacuum analyze private.place_counts`;
    const [left] = await one<
      { count: number }[]
    >`select count(*)::int from pg_index where not (indisready and indisvalid)`;
    if (left?.count !== 0) throw new Error("An index is not ready.");
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}
