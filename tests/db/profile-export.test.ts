import { text } from "node:stream/consumers";
import postgres from "postgres";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { fullPupil } from "./support/full-pupil.ts";
import { seededDatabase } from "./support/seeded-database.ts";

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

const exportSchema = z.strictObject({
  format: z.literal("huou-ham-hoc/profile"),
  version: z.literal(1),
  exported_at: z.literal("2026-11-22T01:02:03.000Z"),
  about: z.string(),
  labels: z.record(z.string(), z.string()),
  profile: z.strictObject({
    id: z.uuid(),
    username: z.string(),
    avatar: z.string(),
    active_animal: z.string(),
    unlock_animal: z.string(),
    total_score: z.int(),
    pieces: z.int(),
    lessons: z.record(z.string(), z.string()),
    readings: z.array(z.strictObject({ passage: z.string(), syllables: z.int(), seconds: z.int(), day: z.iso.date() })),
    created_at: z.iso.datetime({ offset: true }),
    has_picture_lock: z.boolean(),
  }),
  levels: z.array(z.looseObject({ title: z.string(), level_name: z.string(), level_id: z.int() })),
  boards: z.array(z.looseObject({ title: z.string(), levels_done: z.int() })),
  weeks: z.array(z.strictObject({ week: z.iso.date(), score: z.int() })),
  skills: z.array(z.looseObject({ title: z.string(), skill_id: z.string() })),
  olderRuns: z.array(z.looseObject({ title: z.string(), month: z.iso.date(), points: z.int() })),
  sessions: z.array(z.strictObject({ started_at: z.iso.datetime({ offset: true }) })),
  browsers: z.array(z.looseObject({ has_made: z.boolean(), opened_lock: z.int().nullable() })),
  classes: z.array(z.strictObject({ name: z.string(), number: z.int(), joined_at: z.iso.datetime({ offset: true }) })),
  classSkills: z.array(z.looseObject({ title: z.string(), skill_id: z.string(), state: z.string() })),
  assignments: z.array(
    z.strictObject({
      title: z.string(),
      questions: z.int(),
      opens_on: z.iso.date(),
      closes_on: z.iso.date(),
      finished_at: z.iso.datetime({ offset: true }),
      seconds: z.int(),
      rights: z.string(),
      tries: z.int(),
      best: z.int(),
    }),
  ),
  mistakes: z.array(z.looseObject({ title: z.string(), skill_id: z.string(), code: z.string(), times: z.int() })),
  runs: z.array(z.looseObject({ title: z.string(), id: z.uuid(), answers: z.array(z.unknown()) })),
});

test("a profile's export holds all of it, page after page, nothing of another pupil, and no secret", async () => {
  const url = await seededDatabase();
  vi.stubEnv("DATABASE_URL", url);
  const [{ backend }, { closeBackend }, { openProfileExport }] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/server/profile-export.ts"),
  ]);
  onTestFinished(() => closeBackend());
  await backend();
  // More than two pages of runs that ended in the same moment: a page must not end where another row is as old.
  const own = fullPupil("Đỗ Ưu 7", 600);
  const other = fullPupil("Bạn Khác", 3);
  const database = postgres(url, { max: 1 });
  onTestFinished(() => database.end());
  await database.unsafe(`${own.sql}; ${other.sql}`);

  const opened = await openProfileExport(own.id, new Date("2026-11-22T01:02:03Z"));
  expect(opened?.fileName).toBe("huou-ham-hoc-do-uu-7.json");
  const written = opened === null ? "" : await text(opened.body);
  const read = exportSchema.parse(JSON.parse(written));
  expect(read.profile).toMatchObject({ id: own.id, username: "Đỗ Ưu 7", total_score: 80, has_picture_lock: true });
  expect(read.runs.map(({ id }) => id).toSorted()).toEqual(own.runs.toSorted());
  expect(read.runs[0]).toMatchObject({ title: "Đếm số", answers: [{ response: expect.anything(), right: true }] });
  expect(read.levels.map(({ level_id }) => level_id)).toEqual([1, 2, 3]);
  expect(read.boards).toMatchObject([{ title: "Đếm số", levels_done: 3, total_time: 120 }]);
  expect(read.weeks).toMatchObject([{ score: 600 * 80 }]);
  expect(read.skills).toMatchObject([{ skill_id: "c1-make-10", tries: "111", items: null }]);
  expect(read.olderRuns).toMatchObject([{ month: "2025-01-01", activity: "clock", runs: 3, points: 225 }]);
  expect(read.sessions).toHaveLength(1);
  expect(read.browsers).toMatchObject([{ has_made: true, opened_lock: null }]);
  expect(read.classes).toMatchObject([{ name: "3A", number: 7 }]);
  expect(read.classSkills).toMatchObject([{ skill_id: "c1-make-10", state: "learning", tries: "1a" }]);
  expect(read.assignments).toMatchObject([{ title: "Ôn bài 26", questions: 5, rights: "11010", tries: 1, best: 3 }]);
  expect(read.mistakes).toMatchObject([{ skill_id: "c1-make-10", code: "OFF1", times: 2, sample: { given: "8" } }]);
  for (const secret of ["geheim", "hash", other.id, other.username, ...other.runs]) {
    expect(written).not.toContain(secret);
  }
  const known = await database`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'public.users'::regclass order by 1`;
  // A table that is new has to find its way into the export, and into the schema above. That a pupil is hidden from the
  // boards stays out: nothing is said of it to the pupil.
  expect(known.map(({ name }) => name).join(" ")).toBe(
    "class_pupils hidden_pupils level_totals picture_locks proven_browsers pupil_mistakes pupil_sessions run_sums runs skill_progress user_levels week_totals",
  );
  expect(await openProfileExport(crypto.randomUUID(), new Date())).toBeNull();
});
