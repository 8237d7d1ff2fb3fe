import { z } from "zod";
import type { OwnerSql } from "./fill-database.ts";
import type { Ledger } from "./ledger.ts";

/** What stood in the database before the pupils came. */
export interface Opening {
  /** Points of those who were there already, by name. */
  readonly points: ReadonlyMap<string, number>;
  /** Ids of the runs they had ended, where a folder is used again. */
  readonly runs: ReadonlySet<string>;
  /** Levels done, as "name level_name level_id". */
  readonly levels: ReadonlySet<string>;
}

const pupilSchema = z.object({ username: z.string(), total_score: z.int() });
const levelSchema = z.object({ level: z.string() });
const runSchema = z.object({ id: z.string(), points: z.int(), username: z.string() });
const driftSchema = z.tuple([z.object({ drift: z.int() })]);

/** Points and levels of these pupils as they stand now. */
export async function readOpening(sql: OwnerSql, usernames: readonly string[]): Promise<Opening> {
  const pupils = await readPupils(sql, usernames);
  const levels = await readLevels(sql, usernames);
  const runs = new Set((await readRuns(sql, usernames)).map(({ id }) => id));
  return { runs, points: new Map(pupils.map(({ username, total_score }) => [username, total_score])), levels };
}

async function readPupils(sql: OwnerSql, usernames: readonly string[]) {
  const rows = await sql.query("select username, total_score from public.users where username = any ($1)", [usernames]);
  return z.array(pupilSchema).parse(rows);
}

async function readLevels(sql: OwnerSql, usernames: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query(
    `select username || ' ' || level_name || ' ' || level_id as level
     from public.user_levels join public.users on id = user_id where status = 'done' and username = any ($1)`,
    [usernames],
  );
  return new Set(
    z
      .array(levelSchema)
      .parse(rows)
      .map(({ level }) => level),
  );
}

async function readRuns(sql: OwnerSql, usernames: readonly string[]) {
  const rows = await sql.query(
    `select runs.id, points, username from public.runs join public.users on users.id = user_id
     where finished_at is not null and username = any ($1)`,
    [usernames],
  );
  return z.array(runSchema).parse(rows);
}

/** How many totals are not what the aggregate of spec section 9 over all rows says. */
async function countDrift(sql: OwnerSql): Promise<number> {
  const rows = await sql.query(
    `select count(*)::int as drift from (
       select level_name, user_id, count(*) as levels_done, sum(total_time) as total_time, sum(135 - total_time) as score
       from public.user_levels where status = 'done' group by level_name, user_id
     ) as counted
     full join public.level_totals as kept using (level_name, user_id)
     where (counted.levels_done, counted.total_time, counted.score)
       is distinct from (kept.levels_done::bigint, kept.total_time::bigint, kept.score::bigint)`,
  );
  return driftSchema.parse(rows)[0].drift;
}

export interface Books {
  /** What does not add up, a line each; empty when the books balance. */
  readonly faults: readonly string[];
  /** What was compared, in one line. */
  readonly summary: string;
}

/** Compares the database with what the pupils were told, to the point. */
export async function checkBooks(sql: OwnerSql, ledger: Ledger, opening: Opening): Promise<Books> {
  // Those who were never let in are to be as they were.
  const usernames = [...new Set([...opening.points.keys(), ...ledger.usernames])];
  const pupils = await readPupils(sql, usernames);
  const runs = (await readRuns(sql, usernames)).filter(({ id }) => !opening.runs.has(id));
  const levels = await readLevels(sql, usernames);
  const drift = await countDrift(sql);
  const unheard = runs.filter(({ id }) => !ledger.receipts.has(id));
  const points = [...ledger.receipts.values()].reduce((sum, receipt) => sum + receipt.points, 0);
  return {
    faults: [
      ...ledger.contradictions,
      ...findRunFaults(runs, ledger),
      ...findPupilFaults(pupils, runs, opening),
      ...usernames.filter((name) => pupils.every(({ username }) => username !== name)).map((name) => `${name}: gone`),
      ...findLevelFaults(levels, unheard, ledger, opening),
      ...(drift === 0 ? [] : [`${drift} totals of levels are not what their rows add up to`]),
    ],
    summary: `${pupils.length} pupils, ${ledger.receipts.size} runs with ${points} points told, ${runs.length} runs written, ${unheard.length} of them with an answer that did not arrive${unheard.map(({ id }) => ` ${id}`).join("")}, totals without drift: ${drift === 0}`,
  };
}

type WrittenRun = z.output<typeof runSchema>;

/** Every run that was told is there, once (its id is the key) and with its points; every other one was at least sent. */
function findRunFaults(runs: readonly WrittenRun[], { receipts, sent }: Ledger): string[] {
  const written = new Map(runs.map((run) => [run.id, run]));
  const lost = [...receipts].flatMap(([id, { points, username }]) => {
    const run = written.get(id);
    if (run === undefined) return [`${id} of ${username}: told ${points}, and not in the database`];
    return run.points === points && run.username === username ? [] : [`${id}: told ${points}, written ${run.points}`];
  });
  return [...lost, ...runs.filter(({ id }) => !sent.has(id)).map(({ id }) => `${id}: nobody sent it`)];
}

/** The total of each is what it was, and what the runs brought. */
function findPupilFaults(
  pupils: readonly z.output<typeof pupilSchema>[],
  runs: readonly WrittenRun[],
  opening: Opening,
): string[] {
  const earned = Map.groupBy(runs, ({ username }) => username);
  return pupils.flatMap(({ username, total_score }) => {
    const own = (earned.get(username) ?? []).reduce((sum, { points }) => sum + points, 0);
    const expected = (opening.points.get(username) ?? 0) + own;
    return total_score === expected ? [] : [`${username}: ${total_score} points, expected ${expected}`];
  });
}

/** The levels done are those of before and those that were told to be passed; whose answer was lost may have one more. */
function findLevelFaults(
  levels: ReadonlySet<string>,
  unheard: readonly WrittenRun[],
  { receipts }: Ledger,
  opening: Opening,
): string[] {
  const told = [...receipts.values()].flatMap(({ username, level }) =>
    level === null ? [] : [`${username} ${level}`],
  );
  const expected = new Set([...opening.levels, ...told]);
  const excused = unheard.map(({ username }) => `${username} `);
  const missing = [...expected].filter((level) => !levels.has(level));
  const extra = [...levels].filter((level) => !expected.has(level) && !excused.some((name) => level.startsWith(name)));
  return [
    ...missing.map((level) => `${level}: told, and not done`),
    ...extra.map((level) => `${level}: done, and not told`),
  ];
}
