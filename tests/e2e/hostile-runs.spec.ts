import { expect } from "@playwright/test";
import { questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { forgedRuns, signedRun } from "#tests/setup/forged-runs.ts";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { freshName } from "#tests/setup/register.ts";
import { sumAnswers } from "#tests/setup/sum-answers.ts";
import { test } from "#tests/setup/test.ts";

const practice = "/game/addition/10/play/1";

// One site for all of them, and what it keeps is compared whole.
test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open({ ahead: ["soon", "nextWeek"] });
});
test.afterAll(() => site.close());

test("a run id forged or changed in any way is refused by every action", async () => {
  const pupil = await site.pupil(freshName());
  const run = await pupil.start(practice);
  const later = pupil.at(site.soon);
  await site.isUnchangedBy(async () => {
    for (const forged of forgedRuns(run.runId, site.secret)) {
      const finished = await later.finish(forged, HttpPlayer.respond(run, 10));
      expect(finished, forged).toEqual({ ok: false, reason: "refused" });
      expect(await later.answer(forged, 0, { choice: 0 }), forged).toEqual({ ok: false, reason: "refused" });
      const started = await later.client.call("startRun", practice, forged);
      expect(started, forged).toMatchObject({ status: 200, value: { ok: false, reason: "refused" } });
    }
  });
  expect(await later.finish(run.runId, HttpPlayer.respond(run, 10))).toMatchObject({
    ok: true,
    value: { points: 120 },
  });
});

test("a run older than a week gives nothing", async () => {
  const pupil = await site.pupil(freshName());
  const old = await pupil.start(practice);
  await site.isUnchangedBy(async () => {
    const finished = await pupil.at(site.nextWeek).finish(old.runId, HttpPlayer.respond(old, 10));
    expect(finished).toEqual({ ok: false, reason: "refused" });
  });
});

/** A run that is finished in less time than anybody reads; where the machine was too busy for it, another one. */
async function playTooFast() {
  for (;;) {
    const name = freshName();
    const pupil = await site.pupil(name);
    const begun = performance.now();
    const run = await pupil.start(practice);
    const finished = await pupil.finish(run.runId, HttpPlayer.respond(run, 10));
    const seconds = (performance.now() - begun) / 1000;
    if (seconds < questionsPerRun * shortestSecondsPerQuestion) return { name, pupil, run, finished };
  }
}

test("a run answered faster than anybody reads gives nothing, also when it is sent again later", async () => {
  const { name, pupil, run, finished } = await playTooFast();
  expect(finished).toMatchObject({ ok: true, value: { points: 0, notice: "too-fast" } });
  await site.isUnchangedBy(async () => {
    await pupil.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10));
  });
  expect(await site.bookOf(name)).toEqual({ total: 0, points: 0, runs: 1, levels: [], boards: {} });
});

test("a finished run counts once, whoever sends it again from wherever", async () => {
  const [name, other] = [freshName(), freshName()];
  const pupil = await site.pupil(name);
  const { run, responses, result } = await site.practise(pupil, 9, 1);
  expect(result).toMatchObject({ ok: true, value: { points: 95, totalScore: 95 } });
  const thief = await site.pupil(other);
  const second = site.guest();
  await second.logIn(name);
  await site.isUnchangedBy(async () => {
    expect(await pupil.at(site.soon).finish(run.runId, responses)).toEqual(result);
    expect(await pupil.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10))).toMatchObject({ ok: true });
    expect(await second.at(site.soon).finish(run.runId, responses)).toMatchObject({ ok: true });
    expect(await thief.at(site.soon).finish(run.runId, responses)).toEqual({ ok: false, reason: "not-yours" });
    expect(await site.guest().at(site.soon).finish(run.runId, responses)).toEqual({ ok: false, reason: "not-yours" });
  });
  await pupil.client.call("deleteProfile", "/user");
  const refuse = (players: readonly HttpPlayer[], reason: string) =>
    site.isUnchangedBy(async () => {
      for (const player of players) {
        expect(await player.at(site.soon).finish(run.runId, responses)).toEqual({ ok: false, reason });
      }
    });
  // It waits for its profile as long as that can come back; whoever thinks to be logged in as it plays as a guest.
  await refuse([pupil, thief, site.guest()], "not-yours");
  await refuse([second], "refused");
  await site.sql`delete from deleted_profiles where username = ${name}`;
  await refuse([pupil, thief, second, site.guest()], "refused");
});

test("what a guest played counts for one profile, however many are made of it at once", async () => {
  const names = [freshName(), freshName(), freshName()];
  const { run, responses, result, after } = await site.practise(site.guest(), 10);
  expect(result).toMatchObject({ ok: true, value: { points: 120, totalScore: null } });
  const players = names.map((_, index) => after.at(index % 2 === 0 ? site.now : site.soon));
  await Promise.all(players.map((player, index) => player.register(names[index] ?? "")));
  await site.isUnchangedBy(async () => {
    for (const player of [...players, after]) await player.at(site.soon).finish(run.runId, responses);
  });
  const books = await Promise.all(names.map((name) => site.bookOf(name)));
  expect(books.map((book) => book?.total).sort()).toEqual([0, 0, 120]);
  expect(books.map((book) => book?.runs).sort()).toEqual([0, 0, 1]);
});

test("answers are marked by the questions of their own run", async () => {
  const pupil = await site.pupil(freshName());
  const [one, other] = [await pupil.start(practice), await pupil.start(practice)];
  const foreign = HttpPlayer.respond(other, 10);
  const right = one.places.filter(
    ([place], index) =>
      place !== undefined && JSON.stringify(sumAnswers.right(place.question)) === JSON.stringify(foreign[index]?.[0]),
  ).length;
  const fits = one.places.every(([place], index) => place?.question.kind === other.places[index]?.[0]?.question.kind);
  const finished = await pupil.at(site.soon).finish(one.runId, foreign);
  expect(finished).toMatchObject(fits ? { ok: true, value: { points: right * 10 } } : { ok: false, reason: "refused" });
});

test("too few, too many and unreadable answers are refused whole", async () => {
  const pupil = (await site.pupil(freshName())).at(site.soon);
  const run = await pupil.at(site.now).start(practice);
  const all = HttpPlayer.respond(run, 10);
  const first = all[0]?.[0];
  const odd: unknown[] = [
    -1,
    4,
    0.5,
    1e21,
    "0",
    null,
    [0],
    { choice: -1 },
    { value: -1 },
    { value: 1e300 },
    { right: true },
  ];
  const bodies = [
    [],
    all.slice(0, 9),
    [...all, [first]],
    Array.from({ length: 1000 }, () => [first]),
    all.map(() => []),
    all.map((given) => [...given, ...given, ...given]),
    ...odd.map((response) => [[response], ...all.slice(1)]),
  ];
  await site.isUnchangedBy(async () => {
    for (const body of bodies) expect(await pupil.finish(run.runId, body)).toEqual({ ok: false, reason: "refused" });
  });
});

test("twenty runs that end at once give the points of one day, to the point", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const runs = await Promise.all(Array.from({ length: 20 }, () => pupil.start(practice)));
  const results = await Promise.all(
    runs.map((run) => pupil.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10))),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await site.bookOf(name)).toMatchObject({ total: 600, points: 600, runs: 20 });
});

const changes: readonly ((sealed: string) => string)[] = [
  (sealed) => sealed.slice(0, 40),
  (sealed) => sealed.toUpperCase(),
  (sealed) => [...sealed].toReversed().join(""),
  ...[0.2, 0.5, 0.8].map((share) => (sealed: string) => {
    const at = Math.floor(sealed.length * share);
    return `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
  }),
];

test("a session that was changed is none", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(practice);
  await site.isUnchangedBy(async () => {
    for (const change of changes) {
      const thief = site.guest();
      thief.client.steal(pupil.client.cookie.replace(/(?<=hhh-session=)[^;]+/, change));
      expect(thief.client.cookie).not.toBe(pupil.client.cookie);
      const finished = await thief.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10));
      expect(finished).toEqual({ ok: false, reason: "not-yours" });
    }
  });
});

test("a stone of a path that is not open is not started, though its run id were signed", async () => {
  const pupil = await site.pupil(freshName());
  const run = await pupil.start(practice);
  const mapNode = (level: number) =>
    signedRun(run.runId, { mode: "challenge", ref: { kind: "path", levelName: "level-one", level } }, site.secret);
  expect(await pupil.client.call("startRun", practice, mapNode(1))).toMatchObject({ value: { ok: true } });
  for (const level of [2, 5, 20]) {
    const started = await pupil.client.call("startRun", practice, mapNode(level));
    expect(started).toMatchObject({ status: 200, value: { ok: false, reason: "refused" } });
  }
});
