import { randomUUID } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { storedRunsADay } from "#lib/server/rate-limits.ts";
import { openInMemory } from "./support/open-in-memory.ts";
import { practiceRun } from "./support/practice-run.ts";

const runs = 500;
const rng = createRng("stored runs");

/** Two tries at each of ten written sums, in which more is written than in most answers, and all of it by chance. */
function someAnswers() {
  const digits = (count: number) => Array.from({ length: count }, () => rng.int(1, 9));
  const tries = () => [1, 2].map(() => ({ digits: digits(9), carries: digits(5) }));
  return Array.from({ length: 10 }, tries);
}

let database: PGlite;
beforeAll(async () => {
  database = await openInMemory("seeded");
});
afterAll(() => database.close());

test("what one address can have stored a day is bounded: 30 MB by guests, 100 MB in all", async () => {
  for (let made = 0; made < runs; made += 1) {
    const run = { ...practiceRun(randomUUID(), ""), user_id: null, guest_id: randomUUID(), answers: someAnswers() };
    await database.query("select public.finish_run($1)", [run]);
  }
  const size = await database.query<{ count: number; bytes: number }>(
    "select count(*)::int as count, pg_total_relation_size('public.runs')::int as bytes from public.runs",
  );
  const { count, bytes } = size.rows[0] ?? { count: 0, bytes: 0 };
  expect(count).toBe(runs);
  const megabytesARun = bytes / count / 1_000_000;
  expect(storedRunsADay.guests).toBeGreaterThanOrEqual(12 * 1000);
  expect(storedRunsADay.guests * megabytesARun).toBeLessThan(30);
  expect(storedRunsADay.address * megabytesARun).toBeLessThan(100);
});
