import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import postgres from "postgres";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { scheduleReview } from "#lib/play/schedule-review.ts";
import { skills } from "#lib/skills/registry.ts";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { becomePupil } from "./become-pupil.ts";
import { quantile } from "./quantile.ts";

const pupils = 100_000;
const warmUps = 20;
const visits = 200;

/** Fills the database: every pupil has been through all skills of one class; the one with the name through all there are. */
async function seedPupils(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const ids = skills.map(({ id }) => id);
  const rows = skills.map(({ id, classId }) => ({ id, classId }));
  const card = { ...scheduleReview(null, [{ difficulty: 1, isRight: true }], Date.now()) };
  const progress = sql`'good', '11112222333311112222', null, now() + interval '20 days', ${sql.json(card)}`;
  try {
    await sql`insert into public.users (username, avatar) select 'Bạn ' || n, 'fox' from generate_series(1, ${pupils}::int) as n`;
    await sql`
      insert into public.skill_progress (user_id, skill_id, state, tries, strong_since, due_at, card)
      select pupil.id, skill.id, ${progress}
      from (select id, 1 + row_number() over (order by id) % 5 as class_id from public.users where username like 'Bạn %') as pupil
      join jsonb_to_recordset(${sql.json(rows)}) as skill (id text, "classId" int) on skill."classId" = pupil.class_id`;
    await sql`
      insert into public.skill_progress (user_id, skill_id, state, tries, strong_since, due_at, card)
      select pupil.id, skill.id, ${progress}
      from public.users as pupil, unnest(${ids}::text[]) as skill (id)
      where pupil.username = ${name}`;
    await sql`vacuum analyze public.users, public.skill_progress`;
    const [count] = await sql`
      select (select count(*) from public.users) as users, (select count(*) from public.skill_progress) as progress`;
    console.info(`\nPages of the classes with ${count?.users} pupils and ${count?.progress} rows of progress\n`);
  } finally {
    await sql.end();
  }
}

/** The page of a class and after it the pupil's marks, which it asks for, from the first request to the last byte. */
async function timeVisit(origin: string, classId: ClassId, cookie: string): Promise<{ ms: number; marks: string }> {
  const from = performance.now();
  await (await fetch(`${origin}/class/${classId}`, { headers: { cookie } })).text();
  const marks = await (await fetch(`${origin}/api/skill-marks/${classId}`, { headers: { cookie } })).text();
  return { ms: performance.now() - from, marks };
}

/** Prints how long the page of each class takes with its marks, where every skill carries one. */
async function measurePages(origin: string, cookie: string): Promise<void> {
  console.info("| page | visits | median ms | p95 ms |\n| --- | --- | --- | --- |");
  for (const classId of classIds) {
    for (let visit = 0; visit < warmUps; visit += 1) await timeVisit(origin, classId, cookie);
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const { ms, marks } = await timeVisit(origin, classId, cookie);
      if (!marks.includes('"good"')) throw new Error(`The class ${classId} has no marks.`);
      times.push(ms);
    }
    const figures = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
    console.info(`| ${[`/class/${classId}`, visits, ...figures].join(" | ")} |`);
  }
}

/** Measures the pages of the classes for a pupil with a mark on every skill, on a PostgreSQL server of its own that holds many pupils. */
export async function measureClasses(executablePath: string): Promise<void> {
  const database = await startPostgresServer();
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-bench-"));
  const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for measuring and nothing else" };
  const server = await startServer({ dataDir, env, port: null });
  const name = "Hươu Chăm Chỉ";
  try {
    const cookie = await becomePupil({ origin: server.origin, executablePath, name });
    await seedPupils(database.url, name);
    await measurePages(server.origin, cookie);
  } finally {
    await server.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
