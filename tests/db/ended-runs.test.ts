import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Session } from "#lib/server/sessions.ts";
import { sumAnswers } from "#tests/setup/sum-answers.ts";
import { copyDatabase } from "./support/seeded-folder.ts";

const nobody: Session = { pupilId: null, guestId: null, sessionId: null };

/** Who plays in the browser that asks. */
const browser = vi.hoisted(() => ({
  session: { pupilId: null, guestId: null, sessionId: null } as import("#lib/server/sessions.ts").Session,
}));
vi.mock("#lib/server/sessions.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("#lib/server/sessions.ts")>()),
  readSessionCookie: async () => browser.session,
  writeSession: async (session: Session) => {
    browser.session = session;
  },
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": "203.0.113.1" }) }));
vi.mock("next/cache", () => ({ cacheTag: () => undefined, cacheLife: () => undefined }));
vi.mock("#lib/server/log-event.ts", () => ({ logEvent: () => undefined }));

const [
  { answer },
  { createRun, startChallenge },
  { endRun },
  { sealRun },
  { startSession },
  { takeStoredRun },
  { closeBackend },
  { serviceClient },
] = await Promise.all([
  import("#lib/actions/answer.ts"),
  import("#lib/server/start-run.ts"),
  import("#lib/server/end-run.ts"),
  import("#lib/server/run-token.ts"),
  import("#lib/server/sessions.ts"),
  import("#lib/server/rate-limits.ts"),
  import("#lib/database/backend.ts"),
  import("#lib/database/clients.ts"),
]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "huou-test-"));
  copyDatabase(folder, "seeded");
  // Read once, by the first who asks for the database.
  vi.stubEnv("DATA_DIR", folder);
  await serviceClient();
});
afterAll(async () => {
  await closeBackend();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  vi.useRealTimers();
  browser.session = nobody;
});

async function logInAs(username: string): Promise<Session> {
  const client = await serviceClient();
  const { data } = await client.from("users").insert({ username, avatar: "fox" }).select("id").single().throwOnError();
  const session = { pupilId: data.id, guestId: null, sessionId: await startSession(data.id, null) };
  browser.session = session;
  return session;
}

const additions = (level: number) => ({ kind: "game", levelName: "addition-10", level }) as const;

async function newRun(mode: "practice" | "challenge", level = 1) {
  const { pupilId, guestId } = browser.session;
  return createRun({ ref: additions(level), mode, pupilId, guestId, basePath: "/game/addition/10", tries: null });
}

const choices = z.array(z.object({ text: z.string() })).optional();
const shownSum = z.object({
  kind: z.string(),
  prompt: z.object({ text: z.string() }),
  view: z.object({ choices }),
});
const writtenAnswers = z.array(z.object({ response: z.json(), right: z.boolean() }));

/** A challenge whose first so many answers are right, played an hour ago at the pace of a hand; its run id. */
async function playChallenge(right: number, level = 1): Promise<string> {
  const { token, places } = await newRun("challenge", level);
  const opened = await startChallenge(token, browser.session);
  if (opened === null) throw new Error("not opened");
  const runId = sealRun(opened);
  for (const [place, [asked]] of places.entries()) {
    const shown = shownSum.parse(asked.question);
    const response = place < right ? sumAnswers.right(shown) : sumAnswers.wrong(shown);
    expect(await answer(runId, place, response)).toMatchObject({ ok: true, value: { right: place < right } });
  }
  await setBack(opened.id);
  return runId;
}

async function setBack(id: string): Promise<void> {
  const client = await serviceClient();
  const { data } = await client.from("runs").select("answers").eq("id", id).single().throwOnError();
  const start = Date.now() - 3_600_000;
  const pauses = [14, 9, 8, 11, 9, 12, 8, 10, 9, 10];
  let at = start;
  const answers = writtenAnswers.parse(data.answers).map((each, place) => {
    at += (pauses[place] ?? 10) * 1000;
    return { ...each, at: new Date(at).toISOString() };
  });
  const change = { started_at: new Date(start).toISOString(), answers };
  await client.from("runs").update(change).eq("id", id).throwOnError();
}

/** What the browser sends of a practice run in which everything was right at once. */
async function practise(issuedAgoMs = 60_000) {
  const { token, places } = await newRun("practice");
  const answers = places.map(([asked]) => ({
    responses: [sumAnswers.right(shownSum.parse(asked.question))],
    hintOpened: false,
  }));
  return { runId: sealRun({ ...token, issuedAt: Date.now() - issuedAgoMs }), answers };
}

async function booksOf(pupilId: string | null) {
  const client = await serviceClient();
  const owner = pupilId ?? "";
  const { data: user } = await client.from("users").select("total_score").eq("id", owner).single().throwOnError();
  const { data: levels } = await client
    .from("user_levels")
    .select("level_name, level_id, status")
    .eq("user_id", owner)
    .throwOnError();
  return {
    total: user.total_score,
    levels: levels.map(({ level_name, level_id, status }) => `${level_name}/${level_id} ${status}`),
  };
}

test.each([
  { right: 10, points: 120, passed: true },
  { right: 9, points: 90, passed: true },
  { right: 8, points: 80, passed: true },
  { right: 7, points: 70, passed: false },
  { right: 0, points: 0, passed: false },
])(
  "a challenge with $right of ten right gives $points points, and it is $passed that its level is passed",
  async ({ right, points, passed }) => {
    const { pupilId } = await logInAs(`Thi ${right}`);
    const { result, boards } = await endRun(await playChallenge(right), []);
    expect(result).toMatchObject({
      ok: true,
      value: { points, passed, rightFirst: right, rightSecond: 0, notice: null, totalScore: points, totalTime: 100 },
    });
    expect(result).toMatchObject({ value: { next: { kind: passed ? "next-level" : "same" } } });
    expect(await booksOf(pupilId)).toEqual({
      total: points,
      levels: [`addition-10/1 ${passed ? "done" : "playing"}`],
    });
    expect(boards).toContain("board-addition-10");
  },
);

test("what the browser says of its answers moves no challenge", async () => {
  const { pupilId } = await logInAs("Nói Dối");
  const runId = await playChallenge(7);
  const claimed = Array.from({ length: 10 }, () => ({ responses: [{ choice: 0 }], hintOpened: false }));
  expect((await endRun(runId, claimed)).result).toMatchObject({ ok: true, value: { points: 70, passed: false } });
  expect(await booksOf(pupilId)).toEqual({ total: 70, levels: ["addition-10/1 playing"] });
});

test("a run that is sent again gets the same result and gives nothing more, of either mode", async () => {
  const { pupilId } = await logInAs("Gửi Lại");
  const challenge = await playChallenge(8);
  const first = await endRun(challenge, []);
  expect(first.result).toMatchObject({ ok: true, value: { points: 80, passed: true, totalScore: 80 } });
  expect((await endRun(challenge, [])).result).toEqual(first.result);
  const { runId, answers } = await practise();
  const practised = await endRun(runId, answers);
  expect(practised.result).toMatchObject({ ok: true, value: { points: 120, passed: null, totalScore: 200 } });
  expect((await endRun(runId, answers)).result).toEqual(practised.result);
  expect(await booksOf(pupilId)).toEqual({ total: 200, levels: ["addition-10/1 done"] });
});

test("a run of another pupil is left to that pupil, and counts there alone", async () => {
  const owner = await logInAs("Chủ Nhân");
  const { runId, answers } = await practise();
  const challenge = await playChallenge(10);
  const stranger = await logInAs("Người Lạ");
  for (const [id, given] of [
    [runId, answers],
    [challenge, []],
  ] as const) {
    expect((await endRun(id, given)).result).toEqual({ ok: false, reason: "not-yours" });
  }
  expect(await answer(challenge, 0, { choice: 0 })).toEqual({ ok: false, reason: "refused" });
  browser.session = nobody;
  expect((await endRun(runId, answers)).result).toEqual({ ok: false, reason: "not-yours" });
  expect((await booksOf(stranger.pupilId)).total).toBe(0);
  browser.session = owner;
  expect((await endRun(runId, answers)).result).toMatchObject({ ok: true, value: { points: 120 } });
  expect((await booksOf(owner.pupilId)).total).toBe(120);
});

test("a run of a profile that is gone is no present to the pupil who plays here next", async () => {
  const gone = await logInAs("Đi Rồi");
  const { runId, answers } = await practise();
  const client = await serviceClient();
  await client
    .from("users")
    .delete()
    .eq("id", gone.pupilId ?? "")
    .throwOnError();
  const next = await logInAs("Đến Sau");
  expect((await endRun(runId, answers)).result).toEqual({ ok: false, reason: "refused" });
  expect((await booksOf(next.pupilId)).total).toBe(0);
});

test("a run id of which one letter was changed ends nothing", async () => {
  const { pupilId } = await logInAs("Sửa Chữ");
  const { runId, answers } = await practise();
  for (const at of [0, 40, runId.indexOf(".") + 1, runId.length - 2]) {
    const changed = runId.slice(0, at) + (runId[at] === "A" ? "B" : "A") + runId.slice(at + 1);
    expect((await endRun(changed, answers)).result).toEqual({ ok: false, reason: "refused" });
  }
  expect((await booksOf(pupilId)).total).toBe(0);
});

const weekMs = 604_800_000;

test.each([
  { what: "a second before a week is over", ms: weekMs - 1000, isTaken: true },
  { what: "when a week is over", ms: weekMs, isTaken: true },
  { what: "a second later", ms: weekMs + 1000, isTaken: false },
])("of a practice run that ends $what it is $isTaken that it is taken", async ({ what, ms, isTaken }) => {
  const { pupilId } = await logInAs(`Một Tuần ${what.length}`);
  // The clock stands still, so that the second is one.
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const { runId, answers } = await practise(ms);
  const { result } = await endRun(runId, answers);
  expect(result).toMatchObject(isTaken ? { ok: true, value: { points: 120 } } : { ok: false, reason: "refused" });
  expect((await booksOf(pupilId)).total).toBe(isTaken ? 120 : 0);
});

test("the practice runs of all guests of an address come out of one allowance, and pupils have their own", async () => {
  const own = await practise();
  browser.session = { ...nobody, guestId: randomUUID() };
  const before = await practise();
  expect((await endRun(before.runId, before.answers)).result).toMatchObject({ ok: true });
  while (await takeStoredRun(null)) {
    // Other guests of the household play.
  }
  browser.session = { ...nobody, guestId: randomUUID() };
  const fresh = await practise();
  expect((await endRun(fresh.runId, fresh.answers)).result).toEqual({ ok: false, reason: "too-many" });
  browser.session = nobody;
  expect((await endRun(own.runId, own.answers)).result).toEqual({ ok: false, reason: "too-many" });
  await logInAs("Nhà Đông");
  const ofPupil = await practise();
  expect((await endRun(ofPupil.runId, ofPupil.answers)).result).toMatchObject({ ok: true, value: { points: 120 } });
});

test("of the runs one pupil ends at once sixty are looked at", async () => {
  await logInAs("Liên Tục");
  // The clock of the limits stands still, an hour after all that was played before. The last test: it is not set back.
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(3_600_000);
  const { runId } = await practise();
  const results: unknown[] = [];
  for (let go = 0; go < 62; go += 1) results.push((await endRun(runId, [])).result);
  const refused = { ok: false, reason: "refused" };
  const tooMany = { ok: false, reason: "too-many" };
  expect(results).toEqual([...Array.from({ length: 60 }, () => refused), tooMany, tooMany]);
});
