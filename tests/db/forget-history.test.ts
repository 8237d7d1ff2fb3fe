import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { vietnamAheadMs, vietnamDay } from "#lib/core/vietnam-day.ts";
import { clientOf } from "./support/client-of.ts";
import { engines, type TestDatabase } from "./support/engines.ts";
import { newPupil } from "./support/new-pupil.ts";
import { type OldRun, oldRun } from "./support/old-runs.ts";
import { practiceRun } from "./support/practice-run.ts";
import { seededDatabase } from "./support/seeded-database.ts";
import { seededFolder } from "./support/seeded-folder.ts";

const pupils = Array.from({ length: 4 }, () => randomUUID());

/** The same hour so many months before, counted here once more: by the days of Việt Nam, which has no summer time. */
function monthsBefore(now: number, months: number): number {
  const [year = 0, month = 0, day = 0] = vietnamDay(now).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const sinceMidnight = (now + vietnamAheadMs) % dayMs;
  return Date.UTC(year, month - 1 - months, Math.min(day, lastDay), -7) + sinceMidnight;
}

function ageOf(run: OldRun): number {
  return Date.parse(run.finished_at ?? run.started_at);
}

function isKept(run: OldRun, now: number): boolean {
  const edge = run.user_id === null ? now - keepTimes.guestRunDays * dayMs : monthsBefore(now, keepTimes.historyMonths);
  return ageOf(run) >= edge;
}

/** pupil, month, mode, activity, and the six sums, one line each. */
function sumUp(runs: readonly OldRun[]): string[] {
  const sums = new Map<string, number[]>();
  for (const run of runs) {
    if (run.user_id === null || run.finished_at === null) continue;
    const month = `${vietnamDay(Date.parse(run.finished_at)).slice(0, 7)}-01`;
    const key = [run.user_id, month, run.mode, run.activity].join(" ");
    const add = [1, run.right_first, run.right_second, run.passed ? 1 : 0, run.points, run.total_time ?? 0];
    sums.set(
      key,
      (sums.get(key) ?? add.map(() => 0)).map((sum, place) => sum + (add[place] ?? 0)),
    );
  }
  return [...sums].map(([key, sum]) => `${key} ${sum.join(" ")}`).toSorted();
}

const writtenSums = `
  select concat_ws(' ', user_id, month, mode, activity, runs, right_first, right_second, passed, points, total_time)
  from public.run_sums`;

describe.each(engines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function fill(runs: readonly OldRun[]): Promise<void> {
    const names = pupils.map((id, place) => `('${id}', 'Hươu Số ${place}', 'fox')`);
    const rows = runs.map((run) => ({
      ...run,
      level: 1,
      answers: [],
      learned: true,
      in_full: false,
      result: run.finished_at === null ? null : {},
    }));
    await database.run(`
      delete from public.users;
      delete from public.runs;
      insert into public.users (id, username, avatar) values ${names.join(", ")};
      insert into public.runs select * from jsonb_populate_recordset(null::public.runs, '${JSON.stringify(rows)}')`);
  }

  const forget = async (now: number, most: number): Promise<{ status: string }> => {
    const [answer = ""] = await database.run(
      `select public.forget_old_history('${new Date(now).toISOString()}', ${most})::text`,
    );
    return JSON.parse(answer);
  };

  test.each(["2028-02-29T05:00:00Z", "2027-02-28T23:59:59Z", "2027-03-31T17:00:00Z", "2026-12-31T16:59:59.999Z"])(
    "at %s the sums are those of the runs that are gone, and nothing younger is gone",
    async (moment) => {
      const now = Date.parse(moment);
      const rng = createRng(moment);
      const yearAgo = monthsBefore(now, keepTimes.historyMonths);
      const runs = [
        ...Array.from({ length: 150 }, () => oldRun(rng, pupils, yearAgo, 3)),
        ...Array.from({ length: 150 }, () => oldRun(rng, pupils, now - keepTimes.guestRunDays * dayMs, 60)),
        ...Array.from({ length: 300 }, () => oldRun(rng, pupils, yearAgo - 40 * dayMs, 40)),
      ];
      await fill(runs);
      let pieces = 1;
      while ((await forget(now, 40)).status === "more") pieces += 1;
      expect(pieces).toBeGreaterThan(5);
      const kept = runs.filter((run) => isKept(run, now));
      const gone = runs.filter((run) => !isKept(run, now));
      expect(kept.length).toBeGreaterThan(100);
      expect((await database.run("select id from public.runs")).toSorted()).toEqual(
        kept.map(({ id }) => id).toSorted(),
      );
      expect((await database.run(writtenSums)).toSorted()).toEqual(sumUp(gone));
      expect(await forget(now, 40)).toEqual({ status: "done", runs: 0, guest_runs: 0, contacts: 0 });
      expect((await database.run(writtenSums)).toSorted()).toEqual(sumUp(gone));
    },
  );
});

// The environment is read once for each life of the modules, so each test below begins a new one.
const kinds: Record<string, () => Promise<void>> = {
  async embedded() {
    vi.stubEnv("DATA_DIR", seededFolder());
  },
  async "own PostgreSQL"() {
    const url = await seededDatabase();
    vi.stubEnv("DATABASE_URL", url);
  },
};

beforeEach(() => {
  vi.resetModules();
});

async function load() {
  const [{ backend }, { closeBackend }, { forgetDaily, forgetHistory }] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/server/forget-history.ts"),
  ]);
  onTestFinished(() => closeBackend());
  const service = clientOf(await backend(), "secretKey");
  return { service, closeBackend, forgetDaily, forgetHistory };
}

test.each(Object.entries(kinds))(
  "what pupils finish meanwhile counts, and every point is in a run or in a sum: %s",
  async (_kind, prepare) => {
    await prepare();
    const { service, forgetHistory } = await load();
    const ids = await Promise.all(Array.from({ length: 4 }, (_, place) => newPupil(service, `Hươu Số ${place}`)));
    const rng = createRng("meanwhile");
    const old = Array.from({ length: 1200 }, () => oldRun(rng, ids, Date.now() - 500 * dayMs, 90));
    const rows = old.map((run) => ({ ...run, level: 1, result: run.finished_at === null ? null : {} }));
    await service.from("runs").insert(rows).throwOnError();
    const made = { day: "2020-01-01", skill_id: "c1-make-10", code: "OFF1", times: 1, sample: {} };
    const mistakes = ids.map((user_id) => ({ ...made, user_id, first_at: "2020-01-01T00:00:00Z" }));
    await service.from("pupil_mistakes").insert(mistakes).throwOnError();
    const work = [forgetHistory(), forgetHistory()];
    const finished = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        service.rpc("finish_run", { p_run: practiceRun(randomUUID(), ids[turn % 4] ?? "") }).throwOnError(),
      ),
    );
    expect(finished.map(({ data }) => data.status)).toEqual(finished.map(() => "counted"));
    const done = await Promise.all(work);
    expect(done.reduce((sum, { runs, guestRuns }) => sum + runs + guestRuns, 0)).toBe(old.length);
    expect(done.reduce((sum, { mistakes: gone }) => sum + gone, 0)).toBe(ids.length);
    const { data: left } = await service.from("runs").select("points").throwOnError();
    expect(left.map(({ points }) => points)).toEqual(finished.map(() => 80));
    const { data: sums } = await service.from("run_sums").select("points").throwOnError();
    const earned = old.filter((run) => run.user_id !== null && run.finished_at !== null);
    expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(earned.reduce((sum, { points }) => sum + points, 0));
  },
);

test("it is done soon after the start, again the next day, and not when the backend was closed", async () => {
  await kinds.embedded?.();
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const lines = () => log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("history"));
  const { service, closeBackend, forgetDaily } = await load();
  const message = { email: "co@truong.vn", message: "Chào Hươu nhé", created_at: "2020-01-01T00:00:00Z" };
  const isEmpty = async () => (await service.from("contacts").select("id").throwOnError()).data.length === 0;
  await service.from("contacts").insert(message).throwOnError();
  const days = vi.spyOn(globalThis, "setInterval");
  forgetDaily(1, 50);
  await expect.poll(isEmpty).toBe(true);
  await service.from("contacts").insert(message).throwOnError();
  await expect.poll(isEmpty).toBe(true);
  await expect.poll(() => lines().length).toBe(2);
  expect(lines()[0]).toContain(
    "old history forgotten runs=0 guestRuns=0 contacts=1 weeks=0 classes=0 mistakes=0 accounts=0 logEntries=0",
  );
  await closeBackend();
  for (const { value } of days.mock.results) {
    expect(value.hasRef()).toBe(false);
    onTestFinished(() => clearInterval(value));
  }
  expect(globalThis.startedBackend).toBeUndefined();
  expect(lines()).toHaveLength(2);
});
