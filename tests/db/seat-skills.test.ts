import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import { seededDatabase } from "./support/seeded-database.ts";

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

async function open() {
  const url = await seededDatabase();
  vi.stubEnv("DATABASE_URL", url);
  const [{ backend }, { closeBackend }, { updateMastery }] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/server/mastery.ts"),
  ]);
  onTestFinished(() => closeBackend());
  await backend();
  const database = postgres(url, { max: 1 });
  onTestFinished(() => database.end());
  const pupil = randomUUID();
  await database`insert into public.users (id, username, avatar) values (${pupil}, 'Bé Một', 'fox')`;
  return { database, updateMastery, pupil };
}

type Opened = Awaited<ReturnType<typeof open>>;

const rng = createRng("seat skills");
const skillIds = ["c1-make-10", "c1-number-bonds", "c1-shapes"] as const;
const begin = Date.parse("2026-09-07T01:00:00Z");

/** The end of a run on the day so many days after the first, with tries in one skill or, in a review, in all. */
async function endRun({ database, pupil }: Opened, day: number): Promise<void> {
  const isReview = rng.int(1, 4) === 1;
  const asked = isReview ? skillIds : [rng.pick(skillIds)];
  const tries = asked.map((skill) => ({
    skill,
    tries: Array.from({ length: isReview ? 2 : 10 }, () => (rng.int(1, 12) === 1 ? "a" : "1")).join(""),
  }));
  const at = new Date(begin + day * dayMs);
  await database`
    insert into public.runs (
      id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers, tries
    ) values (
      ${randomUUID()}, ${pupil}, 'practice', ${isReview ? "review" : asked[0]}, 1, ${at}, ${at}, 1, 10, '{}', '[]',
      ${database.json(tries)}
    )`;
}

async function join({ database, pupil }: Opened, code: string, day: number): Promise<string> {
  const id = randomUUID();
  const seat = { number: 1, emblem: 1, card_hash: "c".repeat(43), lock_hash: "l".repeat(43) };
  await database`
    select public.create_class(
      ${id}, ${randomUUID()}, 'co@truong.vn', '1A', '1', 2026, ${code}, ${"k".repeat(40)}, ${database.json([seat])}
    )`;
  await database`select public.sit_down(${pupil}, ${id}, 1)`;
  const joinedAt = new Date(begin + day * dayMs - 1000);
  await database`update public.class_pupils set joined_at = ${joinedAt} where class_id = ${id}`;
  return id;
}

const columns = "skill_id, state, tries, strong_since::text, due_at::text, card";

/** What the teachers of a class know of the pupil, and what is known of a pupil who has played nothing else. */
async function known({ database, pupil }: Opened, classId: string) {
  return database.unsafe(
    `select ${columns} from public.seat_skills where class_id = $1 and user_id = $2 order by skill_id`,
    [classId, pupil],
  );
}

const progressOf = ({ database, pupil }: Opened) =>
  database.unsafe(`select ${columns} from public.skill_progress where user_id = $1 order by skill_id`, [pupil]);

test("a class that was joined before the first run knows of a pupil what the pupil's own page knows", async () => {
  const opened = await open();
  const classId = await join(opened, "ACDEFG", 0);
  for (let day = 0; day < 30; day += 1) {
    await endRun(opened, day);
    await opened.updateMastery(opened.pupil);
  }
  const own = await progressOf(opened);
  expect(own.map(({ skill_id }) => skill_id)).toEqual([...skillIds].sort());
  expect(own.map(({ state }) => state)).toContain("mastered");
  expect(await known(opened, classId)).toEqual(own);
});

test("a class that was joined later knows what somebody would who had begun on that day", async () => {
  const opened = await open();
  const other = { ...opened, pupil: randomUUID() };
  await opened.database`insert into public.users (id, username, avatar) values (${other.pupil}, 'Bé Hai', 'cat')`;
  for (let day = 0; day < 10; day += 1) await endRun(opened, day);
  await opened.updateMastery(opened.pupil);
  const classId = await join(opened, "ACDEFG", 10);
  for (let day = 10; day < 20; day += 1) await endRun(opened, day);
  await opened.updateMastery(opened.pupil);
  await opened.database`
    insert into public.runs (
      id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers, tries
    )
    select gen_random_uuid(), ${other.pupil}, mode, activity, level, started_at, finished_at, 1, 10, '{}', '[]', tries
    from public.runs where user_id = ${opened.pupil} and finished_at >= ${new Date(begin + 10 * dayMs)}`;
  await opened.updateMastery(other.pupil);
  const seen = await known(opened, classId);
  expect(seen).toEqual(await progressOf(other));
  expect(seen).not.toEqual(await progressOf(opened));
});

test("of a class nothing is known of yet the runs before count as well, each once", async () => {
  const opened = await open();
  const classId = await join(opened, "ACDEFG", 0);
  for (let day = 0; day < 12; day += 1) await endRun(opened, day);
  await opened.updateMastery(opened.pupil);
  await opened.database`delete from public.seat_skills`;
  await endRun(opened, 12);
  await opened.updateMastery(opened.pupil);
  expect(await known(opened, classId)).toEqual(await progressOf(opened));
});
