import { expect } from "@playwright/test";
import { deletionText } from "#lib/text/deletion-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import type { ActionClient, CallResult } from "#tests/setup/action-client.ts";
import { freshAddress } from "#tests/setup/fresh-address.ts";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { oldCookies } from "#tests/setup/old-cookies.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

const practice = "/game/addition/10/play/1";
const [own, next] = ["frog-duck-cat", "cat-duck-frog"];
/** None of these is a lock of a test. */
const wrong = ["tiger-frog-duck", "tiger-duck-frog", "tiger-cat-duck", "tiger-frog-cat", "tiger-cat-frog"];

// One site of three processes over one database for all of them.
test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open();
});
test.afterAll(() => site.close());

function logInWith(player: HttpPlayer, name: string, lock: string | null): Promise<CallResult> {
  const form = new FormData();
  form.append("username", name);
  if (lock !== null) form.append("lock", lock);
  return player.client.call("logIn", "/user", { status: "idle", problem: null }, form);
}

/** A browser at an address nobody had before. */
function stranger(): HttpPlayer {
  return site.guest(freshAddress());
}

async function setLock(player: HttpPlayer, old: string | null, lock: string | null): Promise<void> {
  expect((await player.client.call("changeLock", "/user", old, lock)).value).toEqual({ ok: true, value: null });
}

async function whoPlays(client: ActionClient): Promise<unknown> {
  const answer = await client.get("/api/me");
  return answer.json();
}

/** A browser that holds these cookies. */
function holding(cookie: string): HttpPlayer {
  const thief = stranger();
  thief.client.steal(cookie);
  return thief;
}

/** Every page, route and action that knows a pupil by its session finds none in this browser. */
async function expectNobody(thief: HttpPlayer, name: string): Promise<void> {
  expect(await whoPlays(thief.client)).toMatchObject({ pupil: null });
  expect((await thief.client.get("/api/profile-export")).status).toBe(401);
  expect(await (await thief.client.get("/api/own-place/all")).json()).toMatchObject({ rows: [] });
  expect(await (await thief.client.get("/api/skill-marks/1")).json()).toMatchObject({ states: {}, dueSkills: [] });
  expect(await (await thief.client.get("/user")).text()).not.toContain(`>${name}</h1>`);
  const prefetchedRuns = await thief.client.postJson(
    "/api/packs/1",
    JSON.stringify({ hrefs: ["/course-detail/c1-make-10"] }),
  );
  expect(await prefetchedRuns.json()).toMatchObject({ owner: null });
  for (const [action, ...args] of [
    ["chooseAnimal", "animals/level-one/giraffe-1"],
    ["changeLock", null, own],
  ] as const) {
    expect((await thief.client.call(action, "/user", ...args)).value, action).toEqual({ ok: false, reason: "ended" });
  }
}

test("a cookie that was copied before the log-out is none, at no process", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  await site.practise(pupil, 10);
  const copied = pupil.client.cookie;
  expect(await whoPlays(pupil.client)).toMatchObject({ pupil: { username: name } });
  const run = await pupil.start(practice);
  await pupil.client.call("logOut", "/user");

  await site.isUnchangedBy(async () => {
    const thief = holding(copied);
    await expectNobody(thief, name);
    await expectNobody(thief.at(site.soon), name);
    const finished = await holding(copied).at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10));
    expect(finished).toEqual({ ok: false, reason: "not-yours" });
  });
  // What was played for the pupil waits for the pupil.
  await pupil.logIn(name);
  expect(await pupil.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10))).toMatchObject({ ok: true });
});

test("a challenge is not played on with the cookie of a session that ended", async () => {
  const pupil = await site.pupil(freshName());
  const copied = pupil.client.cookie;
  const run = await pupil.start("/game/addition/10/challenge/1");
  const [[response] = []] = HttpPlayer.respond(run, 10);
  await pupil.client.call("logOut", "/user");
  const thief = holding(copied);
  expect(await thief.answer(run.runId, 0, response)).toEqual({ ok: false, reason: "refused" });
  expect(await thief.finish(run.runId, [])).toMatchObject({ ok: false });
});

test("what is played on with an ended session becomes the guest's of that browser, and nothing is lost", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const early = stranger();
  const run = await early.start(practice);
  early.client.steal(pupil.client.cookie);
  await pupil.client.call("logOut", "/user");
  const finished = await early.at(site.soon).finish(run.runId, HttpPlayer.respond(run, 10));
  expect(finished).toMatchObject({ ok: true, value: { points: 120, totalScore: null } });
  expect(await site.bookOf(name)).toMatchObject({ total: 0, runs: 0 });
});

test("who only typed the name sets no lock, deletes nothing and logs nobody out", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const thief = stranger();
  expect((await thief.logIn(name)).value).toMatchObject({ status: "done" });
  await site.isUnchangedBy(async () => {
    const unproven = { ok: false, reason: "unproven" };
    expect((await thief.client.call("changeLock", "/user", null, own)).value).toEqual(unproven);
    expect((await thief.client.call("deleteProfile", "/user")).value).toEqual(unproven);
    expect((await thief.client.call("logOutElsewhere", "/user")).value).toEqual(unproven);
  });
  expect(await site.sql`select 1 from picture_locks join users on id = user_id where username = ${name}`).toHaveLength(
    0,
  );
  expect(await whoPlays(pupil.client)).toMatchObject({ pupil: { username: name } });
  await setLock(pupil, null, own);
});

test("a lock that is set or changed ends every session but that of the browser it is set in", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const [thief, copy] = [stranger(), holding(pupil.client.cookie)];
  await thief.logIn(name);
  await setLock(pupil, null, own);
  expect(await whoPlays(pupil.client)).toMatchObject({ pupil: { username: name } });
  await expectNobody(thief, name);
  await expectNobody(copy, name);

  const friend = stranger();
  expect((await logInWith(friend, name, own)).value).toMatchObject({ status: "done" });
  await setLock(pupil, own, next);
  await expectNobody(friend, name);
  expect((await logInWith(friend, name, own)).value).toMatchObject({ status: "locked" });
});

test("all other devices are logged out at once by the profile's own browser", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const [tablet, copy] = [stranger(), holding(pupil.client.cookie)];
  await tablet.logIn(name);
  expect((await pupil.client.call("logOutElsewhere", "/user")).value).toEqual({ ok: true, value: null });
  await expectNobody(tablet, name);
  await expectNobody(copy, name);
  expect(await whoPlays(pupil.client)).toMatchObject({ pupil: { username: name } });
});

test("guesses of strangers end at twenty a day, from ever new addresses and at all processes, and never delay the owner", async () => {
  const name = freshName();
  const owner = await site.pupil(name);
  await setLock(owner, null, own);
  const answers: unknown[] = [];
  for (let guess = 0; guess < 30; guess += 1) {
    const player = stranger().at(guess % 2 === 0 ? site.now : site.soon);
    answers.push((await logInWith(player, name, wrong[guess % wrong.length] ?? null)).value);
  }
  const saying = (message: string) => ({ status: "locked", problem: { field: "lock", message } });
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => saying(lockText.wrong)));
  expect(answers.slice(20)).toEqual(Array.from({ length: 10 }, () => saying(lockText.usedUp)));
  // A right one tells them nothing either.
  expect((await logInWith(stranger(), name, own)).value).toEqual(saying(lockText.usedUp));

  await owner.client.call("logOut", "/user");
  expect((await logInWith(owner, name, own)).value).toMatchObject({ status: "done" });
});

test("of a hundred guesses at the same moment twenty are looked at", async () => {
  const name = freshName();
  await setLock(await site.pupil(name), null, own);
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, guess) =>
      logInWith(stranger().at(guess % 2 === 0 ? site.now : site.soon), name, wrong[guess % wrong.length] ?? null),
    ),
  );
  const heard = guesses.filter(({ value }) => JSON.stringify(value).includes(lockText.wrong));
  expect(heard).toHaveLength(20);
});

test("a locked pupil leaves the list of a browser that has not opened the lock since", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const tablet = stranger();
  await tablet.logIn(name);
  await tablet.client.call("logOut", "/user");
  const page = async () => (await tablet.client.get("/user")).text();
  expect(await page()).toContain(name);
  await setLock(pupil, null, own);
  expect(await page()).not.toContain(name);
  await logInWith(tablet, name, own);
  await tablet.client.call("logOut", "/user");
  expect(await page()).toContain(name);
  await setLock(pupil, own, next);
  expect(await page()).not.toContain(name);
});

test("a deleted profile comes back whole in its own browser, and for no stranger", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  await site.practise(pupil, 10);
  await site.forget(await site.answerChallenge(pupil, "/game/addition/10/challenge/1", 10));
  const thief = stranger();
  await thief.logIn(name);
  const [row] = await site.sql<{ id: string }>`select id from users where username = ${name}`;
  const id = row?.id ?? "";
  const [before, book] = [await site.books(), await site.bookOf(name)];
  expect((await pupil.client.call("deleteProfile", "/user")).value).toEqual({ ok: true, value: null });

  expect(await site.bookOf(name)).toBeNull();
  await expectGone(thief, name);
  const unproven = { ok: false, reason: "unproven" };
  for (const other of [thief, stranger(), await site.pupil(freshName())]) {
    expect((await other.client.call("restoreProfile", "/user", id)).value).toEqual(unproven);
    expect(await (await other.client.get("/user")).text()).not.toContain("Lấy lại hồ sơ");
  }
  expect((await stranger().register(name)).value).toMatchObject({ status: "refused" });
  expect((await stranger().logIn(name)).value).toMatchObject({
    status: "refused",
    problem: { message: deletionText.elsewhere },
  });

  expect(await (await pupil.client.get("/user")).text()).toContain(deletionText.daysLeft(7));
  expect((await pupil.client.call("restoreProfile", "/user", id)).value).toEqual({ ok: true, value: null });
  expect(await site.bookOf(name)).toEqual(book);
  expect(JSON.parse(await site.books()).totals).toEqual(JSON.parse(before).totals);
  expect((await pupil.client.call("restoreProfile", "/user", id)).value).toEqual({ ok: false, reason: "gone" });
  expect((await pupil.logIn(name)).value).toMatchObject({ status: "done" });
});

async function expectGone(thief: HttpPlayer, name: string): Promise<void> {
  expect(await whoPlays(thief.client)).toMatchObject({ pupil: null });
  expect((await thief.client.get("/api/profile-export")).status).toBe(401);
  expect(await (await stranger().client.get("/leaderboard/all")).text()).not.toContain(name);
}

test("a run that had not been sent when the profile was deleted waits for it, and counts when it is back", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(practice);
  const answers = HttpPlayer.respond(run, 10);
  const [row] = await site.sql<{ id: string }>`select id from users where username = ${name}`;
  await pupil.client.call("deleteProfile", "/user");
  for (const player of [pupil, stranger(), await site.pupil(freshName())]) {
    expect(await player.at(site.soon).finish(run.runId, answers)).toEqual({ ok: false, reason: "not-yours" });
  }
  await pupil.client.call("restoreProfile", "/user", row?.id ?? "");
  await pupil.logIn(name);
  const counted = { ok: true, value: { points: 120, totalScore: 120 } };
  expect(await pupil.at(site.soon).finish(run.runId, answers)).toMatchObject(counted);
});

test("of a hundred who bring a profile back, delete it and take its name at the same moment nothing is lost or doubled", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  await site.practise(pupil, 10);
  const [row] = await site.sql<{ id: string }>`select id from users where username = ${name}`;
  const id = row?.id ?? "";
  await Promise.all([
    ...Array.from({ length: 20 }, () => pupil.at(site.now).client.call("deleteProfile", "/user")),
    ...Array.from({ length: 20 }, () => pupil.at(site.soon).client.call("restoreProfile", "/user", id)),
    ...Array.from({ length: 20 }, () => stranger().register(name)),
  ]);
  await pupil.client.call("restoreProfile", "/user", id);
  const named = await site.sql<{ id: string }>`select id from users where username = ${name}`;
  expect(named.map((user) => user.id)).toEqual([id]);
  expect(await site.bookOf(name)).toMatchObject({ total: 120, points: 120, runs: 1 });
});

/** A pupil as a version of before left it: nobody knows a session or the browser that made the profile. */
async function oldPupil(name: string, madeAgo: string): Promise<string> {
  await site.pupil(name);
  const [row] = await site.sql<{ id: string }>`
    update users set takes_old_sessions = true, created_at = now() - ${madeAgo}::interval
    where username = ${name} returning id`;
  const id = row?.id ?? "";
  await site.sql`delete from proven_browsers where user_id = ${id}`;
  await site.sql`delete from pupil_sessions where user_id = ${id}`;
  return id;
}

test("a cookie of the version before stays good until it is ended, and then for good, whatever is written behind it", async () => {
  const name = freshName();
  const id = await oldPupil(name, "1 day");
  const [home, school] = [await oldCookies(site.secret, id), await oldCookies(site.secret, id)];
  const pupil = holding(home);
  expect(await whoPlays(pupil.client)).toMatchObject({ pupil: { username: name } });
  const { result } = await site.practise(pupil, 10);
  expect(result).toMatchObject({ ok: true, value: { points: 120, totalScore: 120 } });

  await pupil.client.call("logOut", "/user");
  for (const copied of [home, home.replaceAll("~2", "~3"), home.replaceAll("~2", ""), home.replaceAll("~2", "~2~2")]) {
    expect(await whoPlays(holding(copied).client), copied.slice(-20)).toMatchObject({ pupil: null });
  }
  expect(await whoPlays(holding(school).client)).toMatchObject({ pupil: { username: name } });
});

test("of an old profile the browser that made it is known by its cookies, and one that logged in later is not", async () => {
  const name = freshName();
  const id = await oldPupil(name, "0 seconds");
  const maker = holding(await oldCookies(site.secret, id));
  await setLock(maker, null, own);
  await maker.client.call("logOut", "/user");
  expect((await logInWith(maker, name, own)).value).toMatchObject({ status: "done" });

  const other = freshName();
  const late = holding(await oldCookies(site.secret, await oldPupil(other, "1 minute")));
  expect(await whoPlays(late.client)).toMatchObject({ pupil: { username: other } });
  for (const [action, ...args] of [["changeLock", null, own], ["deleteProfile"], ["logOutElsewhere"]] as const) {
    const { value } = await late.client.call(action, "/user", ...args);
    expect(value, action).toEqual({ ok: false, reason: "unproven" });
  }
  expect(await (await late.client.get("/user")).text()).toContain(lockText.notOwn.lock);
});
