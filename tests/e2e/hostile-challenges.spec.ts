import { expect } from "@playwright/test";
import { HostileSite, idOf } from "#tests/setup/hostile-site.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

const challenge = "/game/addition/10/challenge/1";
const practice = "/game/addition/10/play/1";
const refused = { ok: false, reason: "refused" } as const;
const nothing = { total: 0, points: 0, runs: 0, levels: [], boards: {} } as const;

// One site for all of them, and what it keeps is compared whole.
test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open();
});
test.afterAll(() => site.close());

test("a challenge whose answers come all at once is no run, and answered at once gives nothing and passes nothing", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(challenge);
  const right = HttpPlayer.respond(run, 10);
  await site.isUnchangedBy(async () => {
    const verdicts = await Promise.all(right.map(([response], place) => pupil.answer(run.runId, place, response)));
    expect(verdicts.every((verdict) => verdict.ok || verdict.reason === "refused")).toBe(true);
    if (verdicts.some(({ ok }) => !ok)) expect(await pupil.finish(run.runId, right)).toEqual(refused);
  });
  await pupil.answerAll(run, right);
  await site.hurry(run);
  const finished = await pupil.finish(run.runId, right);
  expect(finished).toMatchObject({ ok: true, value: { points: 0, totalScore: 0, passed: false, notice: "too-fast" } });
  const book = { total: 0, points: 0, runs: 1, levels: ["addition-10/1 playing"], boards: {} };
  expect(await site.bookOf(name)).toEqual(book);
  await site.age(run);
  await site.isUnchangedBy(async () => {
    expect(await pupil.finish(run.runId, right)).toEqual(finished);
  });
});

test("a challenge is not finished before its end, out of its order, or by what is sent with its end", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(challenge);
  const right = HttpPlayer.respond(run, 10);
  const wrong = HttpPlayer.respond(run, 0);
  expect(await pupil.answer(run.runId, 3, right[3]?.[0])).toEqual(refused);
  expect(await pupil.finish(run.runId, right)).toEqual(refused);
  for (let place = 0; place < 9; place += 1) {
    expect(await pupil.answer(run.runId, place, wrong[place]?.[0])).toMatchObject({
      ok: true,
      value: { right: false },
    });
    expect(await pupil.finish(run.runId, right)).toEqual(refused);
  }
  expect(await site.bookOf(name)).toEqual(nothing);
  await pupil.answer(run.runId, 9, wrong[9]?.[0]);
  await site.age(run);
  expect(await pupil.finish(run.runId, right)).toMatchObject({ ok: true, value: { points: 0, passed: false } });
  expect(await site.bookOf(name)).toMatchObject({ total: 0, runs: 1, levels: ["addition-10/1 playing"], boards: {} });
});

test("the first answer to a place stands, during the run and after it", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(challenge);
  const right = HttpPlayer.respond(run, 10);
  const wrong = HttpPlayer.respond(run, 7);
  for (const [place, [response]] of wrong.entries()) {
    const first = await pupil.answer(run.runId, place, response);
    const again = await Promise.all(right.map(() => pupil.answer(run.runId, place, right[place]?.[0])));
    for (const verdict of again) expect(verdict).toEqual(first);
  }
  await site.age(run);
  const finished = await pupil.finish(run.runId, []);
  expect(finished).toMatchObject({ ok: true, value: { points: 70, passed: false } });
  await site.isUnchangedBy(async () => {
    for (const [place, [response]] of right.entries()) {
      const verdict = await pupil.answer(run.runId, place, response);
      expect(verdict).toMatchObject({ ok: true, value: { right: place < 7 } });
    }
    expect(await pupil.finish(run.runId, right)).toEqual(finished);
  });
  expect(await site.bookOf(name)).toMatchObject({ total: 70, levels: ["addition-10/1 playing"], boards: {} });
});

test("places and responses that are none are refused, and nothing is written of them", async () => {
  const pupil = await site.pupil(freshName());
  const run = await pupil.start(challenge);
  const [[response] = []] = HttpPlayer.respond(run, 10);
  const places = [
    -1,
    10,
    11,
    1e9,
    -1e21,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "0",
    null,
    [0],
    {},
    true,
    new Date(0),
  ];
  for (const place of places) expect(await pupil.answer(run.runId, place, response)).toEqual(refused);
  const odd = [null, [], [response], "right", { right: true }, { choice: -1 }, { choice: 0, right: true }, new Map()];
  for (const given of odd) expect(await pupil.answer(run.runId, 0, given)).toEqual(refused);
  const [kept] = await site.sql`select answers from runs where id = ${idOf(run.runId)}`;
  expect(kept?.answers).toEqual([]);
});

test("a practice run is no challenge, and a challenge no practice run", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const easy = await pupil.start(practice);
  expect(await pupil.answer(easy.runId, 0, HttpPlayer.respond(easy, 10)[0]?.[0])).toEqual(refused);
  const unopened = await pupil.client.openRun(challenge);
  await site.isUnchangedBy(async () => {
    expect(await pupil.answer(unopened, 0, { choice: 0 })).toEqual(refused);
    expect(await pupil.at(site.soon).finish(unopened, HttpPlayer.respond(easy, 10))).toEqual(refused);
  });
  const hard = await pupil.start(challenge);
  expect(hard.places.every((place) => place.every(({ solution }) => solution === null))).toBe(true);
  await site.isUnchangedBy(async () => {
    expect(await pupil.at(site.soon).finish(hard.runId, HttpPlayer.respond(hard, 10))).toEqual(refused);
  });
  expect(await site.bookOf(name)).toEqual(nothing);
});

test("nobody else answers or ends the challenge of a pupil", async () => {
  const [name, other] = [freshName(), freshName()];
  const pupil = await site.pupil(name);
  const thief = await site.pupil(other);
  const guest = site.guest();
  const run = await pupil.start(challenge);
  const right = HttpPlayer.respond(run, 10);
  for (const player of [thief, guest]) expect(await player.answer(run.runId, 0, right[0]?.[0])).toEqual(refused);
  await pupil.answerAll(run, right);
  await site.age(run);
  await site.isUnchangedBy(async () => {
    for (const player of [thief, guest]) {
      expect(await player.finish(run.runId, right)).toEqual({ ok: false, reason: "not-yours" });
    }
  });
  expect(await pupil.finish(run.runId, [])).toMatchObject({ ok: true, value: { points: 120, passed: true } });
  expect(await site.bookOf(other)).toEqual(nothing);
});

test("of challenges played side by side only one counts, and opening many gives nothing", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const before = await pupil.client.openRun(challenge);
  await site.isUnchangedBy(async () => {
    const opened = await Promise.all(
      Array.from({ length: 40 }, () => pupil.client.call("startRun", challenge, before)),
    );
    expect(opened.every(({ status }) => status === 200)).toBe(true);
  });
  const runs = await Promise.all(Array.from({ length: 8 }, () => pupil.start(challenge)));
  const asked = runs.map((run) => run.places.map(([place]) => place?.question.prompt.text).join(" "));
  expect(new Set(asked).size, "no two runs ask the same").toBe(runs.length);
  for (const run of runs) await site.age(run);
  for (const place of runs[0]?.places.keys() ?? []) {
    await Promise.all(runs.map((run) => pupil.answer(run.runId, place, HttpPlayer.respond(run, 10)[place]?.[0])));
  }
  const finished = await Promise.all(runs.toReversed().map((run) => pupil.finish(run.runId, [])));
  expect(finished.filter((each) => each.ok && each.value.points > 0)).toHaveLength(1);
  expect(await site.bookOf(name)).toEqual({
    total: 120,
    points: 120,
    runs: 8,
    levels: ["addition-10/1 done"],
    boards: { "addition-10": 1 },
  });
});

test("a day gives 600 points, and beside them only levels passed for the first time", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const play = async (path: string, right: number) => {
    const run = await site.answerChallenge(pupil, path, right);
    const finished = await pupil.finish(run.runId, []);
    await site.forget(run);
    return finished.ok ? [finished.value.points, finished.value.notice] : finished.reason;
  };
  for (let run = 0; run < 8; run += 1) expect(await play(challenge, 7)).toEqual([70, null]);
  expect(await play(challenge, 7)).toEqual([40, "capped"]);
  expect(await play(challenge, 7)).toEqual([0, "capped"]);
  expect(await play(challenge, 9)).toEqual([90, null]);
  expect(await play(challenge, 10)).toEqual([0, "capped"]);
  expect(await play("/game/addition/10/challenge/2", 10)).toEqual([120, null]);
  expect((await site.practise(pupil, 10)).result).toMatchObject({ ok: true, value: { points: 0, notice: "capped" } });
  expect(await site.bookOf(name)).toEqual({
    total: 810,
    points: 810,
    runs: 14,
    levels: ["addition-10/1 done", "addition-10/2 done"],
    boards: { "addition-10": 2 },
  });
});

test("the challenge of a guest is worth what it was, once, for the profile made of it", async () => {
  const name = freshName();
  const guest = site.guest();
  const run = await site.answerChallenge(guest, challenge, 10);
  expect(await guest.finish(run.runId, [])).toMatchObject({
    ok: true,
    value: { points: 120, passed: true, notice: "guest" },
  });
  await guest.register(name);
  await site.isUnchangedBy(async () => {
    expect(await guest.finish(run.runId, [])).toMatchObject({ ok: true });
    expect(await site.guest().finish(run.runId, [])).toMatchObject({ ok: false });
  });
  expect(await site.bookOf(name)).toMatchObject({
    total: 120,
    levels: ["addition-10/1 done"],
    boards: { "addition-10": 1 },
  });
});
