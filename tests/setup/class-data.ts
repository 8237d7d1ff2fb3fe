import { createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { hashOfSecret } from "#lib/classes/class-key.ts";
import { pgliteOptions } from "#lib/database/embedded/pglite.ts";
import { keptSecret } from "#lib/kept-secret.ts";
import { makeSetQuestion, readRecipe } from "#lib/play/question-set.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Keyed, KindName, Viewed } from "#lib/questions/question.ts";
import { animalText } from "#lib/text/animal-text.ts";

/** A seat as its card shows it. */
interface CardSeat {
  readonly number: number;
  readonly secret: string;
  /** As the pad of a lock names them. */
  readonly animals: readonly string[];
}

interface SeededClass {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly seats: readonly CardSeat[];
}

const animals = ["frog", "duck", "cat"] as const;

/** Makes a class in the data of a server that has stopped, as its teacher's browser does; all its cards show the same animals. */
export async function seedClass(dataDir: string, code: string, size: number): Promise<SeededClass> {
  const id = randomUUID();
  const name = "3A Hoa Mai";
  const seats = Array.from({ length: size }, (_, index) => ({
    number: index + 1,
    secret: randomBytes(16).toString("base64url"),
    animals: animals.map((animal) => animalText[animal]),
  }));
  const rows = await Promise.all(
    seats.map(async ({ number, secret }) => ({
      number,
      emblem: number - 1,
      sealed_name: null,
      card_hash: await hashOfSecret(secret),
      lock_hash: signSeat(dataDir, `${id}:${number}:${animals.join("-")}`),
    })),
  );
  await withDatabase(dataDir, async (database) => {
    const made = await database.query<{ status: string }>(
      "select public.create_class($1, $2, 'co@truong.vn', $3, '3', 2026, $4, $5, $6) as status",
      [id, randomUUID(), name, code, "k".repeat(40), JSON.stringify(rows)],
    );
    if (made.rows[0]?.status !== "made") throw new Error(`The class was not made: ${JSON.stringify(made.rows)}`);
  });
  return { id, code, name, seats };
}

/** Opens the data of a server that has stopped. */
export async function withDatabase<Value>(dataDir: string, work: (database: PGlite) => Promise<Value>): Promise<Value> {
  const database = await PGlite.create(join(dataDir, "database"), pgliteOptions);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Lets a new pupil sit on each of the first seats of a class, since ten days ago. */
export function seedPupils(dataDir: string, classId: string, count: number): Promise<void> {
  return withDatabase(dataDir, async (database) => {
    await database.query(
      `with made as (
        insert into public.users (username, avatar)
        select 'Em ' || left(md5($1::text || number), 8) || ' ' || number, 'emblem-01' from generate_series(1, $2::int) as number
        returning id, username
      )
      insert into public.class_pupils (class_id, number, user_id, made_here, joined_at)
      select $1::uuid, split_part(username, ' ', 3)::int, id, true, now() - interval '10 days' from made`,
      [classId, count],
    );
  });
}

interface SeededSkill {
  readonly skillId: string;
  readonly state: "learning" | "good" | "mastered";
  /** As lib/play/written-tries.ts writes them. */
  readonly tries: string;
}

/** Lets the pupil of a seat have played for six minutes just now, and know some skills that are not due. */
export function seedWeek(
  dataDir: string,
  classId: string,
  number: number,
  skills: readonly SeededSkill[],
): Promise<void> {
  return withDatabase(dataDir, async (database) => {
    await database.query(
      `insert into public.runs (
        id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers
      )
      select gen_random_uuid(), user_id, 'practice', 'set-1', 3, now() - interval '360 seconds', now(), 3, 30, '{}',
        '[[1], [2], [3], [4], [5]]'
      from public.class_pupils where class_id = $1 and number = $2`,
      [classId, number],
    );
    for (const { skillId, state, tries } of skills) {
      await database.query(
        `insert into public.seat_skills (class_id, user_id, skill_id, state, tries, due_at, card, last_at)
        select class_id, user_id, $3, $4, $5, now() + interval '5 days', '{}', now()
        from public.class_pupils where class_id = $1 and number = $2`,
        [classId, number, skillId, state, tries],
      );
    }
  });
}

interface SeededMistake {
  readonly numbers: readonly number[];
  readonly skillId: string;
  readonly code: string;
  readonly sample: { readonly prompt: string; readonly given: string | null; readonly right: string };
}

/** Lets pupils of a class have made mistakes, each three times, one hour ago. */
export function seedMistakes(dataDir: string, classId: string, mistakes: readonly SeededMistake[]): Promise<void> {
  return withDatabase(dataDir, async (database) => {
    for (const { numbers, skillId, code, sample } of mistakes) {
      await database.query(
        `insert into public.pupil_mistakes (user_id, day, skill_id, code, times, first_at, sample)
        select user_id, private.vietnam_day(now()), $3, $4, 3, now() - interval '1 hour', $5::jsonb
        from public.class_pupils where class_id = $1 and number = any ($2::smallint[])`,
        [classId, numbers, skillId, code, JSON.stringify(sample)],
      );
    }
  });
}

interface SeededResult {
  readonly number: number;
  /** The questions, from 0, whose first answer was wrong. */
  readonly wrong: readonly number[];
  readonly seconds?: number;
  readonly tries?: number;
  readonly isLate?: boolean;
}

/**
 * Lets pupils have done given work whose questions come from rules, with the run it was; each wrong answer is the first their
 * kind knows.
 */
export function seedResults(dataDir: string, code: string, results: readonly SeededResult[]): Promise<void> {
  return withDatabase(dataDir, async (database) => {
    const found = await database.query<{ recipe: string; class: string }>(
      `select work.recipe, own.class from public.assignments as work join public.classes as own on own.id = work.class_id
      where work.code = $1`,
      [code],
    );
    const { recipe = "", class: classId } = found.rows[0] ?? {};
    const set = readRecipe(recipe);
    if (set === null) throw new Error(`Nothing was given with the code ${code}.`);
    const asked = set.questions.map((question) => makeSetQuestion(question, new Map())?.question);
    const known = asked.map((question) => (question === undefined ? null : examplesOf(question)));
    for (const { number, wrong, seconds = 300, tries = 1, isLate = false } of results) {
      const answers = known.map((examples, place) => {
        const [right, first] = [examples?.right[0], examples?.wrong[number % Math.min(2, examples.wrong.length)]];
        return wrong.includes(place) ? [first ?? null, right ?? null] : [right ?? null];
      });
      const rights = known.map((_, place) => (wrong.includes(place) ? "0" : "1")).join("");
      const runId = randomUUID();
      const best = rights.replaceAll("0", "").length + (tries > 1 && wrong.length > 0 ? 1 : 0);
      await database.query(
        `insert into public.assignment_results
          (assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, tries, best)
        select work.id, work.class_id, sitting.user_id, $9, case when $8 then work.closes_on + 1.5 * interval '1 day' else now() - interval '1 hour' end,
          $3, $4, $5::jsonb, $6, $7
        from public.assignments as work join public.class_pupils as sitting on sitting.class_id = work.class_id
        where work.code = $1 and sitting.number = $2`,
        [code, number, seconds, rights, JSON.stringify(answers), tries, best, isLate, runId],
      );
      await database.query(
        `insert into public.runs (
          id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers, recipe
        )
        select run_id, user_id, 'practice', 'set-1', $2, now() - interval '1 hour' - seconds * interval '1 second',
          now() - interval '1 hour', best, 0, '{}', answers, $3
        from public.assignment_results where run_id = $1`,
        [runId, classId, JSON.stringify({ ref: { kind: "set", classId, recipe }, items: null, tries: null })],
      );
    }
  });
}

function examplesOf<Name extends KindName>({ kind, view, key }: Viewed<Name> & Keyed<Name>) {
  return kinds[kind].examples(view, key);
}

/** What the server signs a seat's animals to, computed a second time. */
function signSeat(dataDir: string, text: string): string {
  const key = Buffer.from(hkdfSync("sha256", keptSecret(dataDir), "huou-ham-hoc", "seat-lock", 32)).toString("hex");
  return createHmac("sha256", key).update(text).digest("base64url");
}
