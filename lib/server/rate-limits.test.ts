import { beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";

let address = "";
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": address }) }));

// Always the same salt: who shares a slot with whom is not left to chance here.
vi.mock("node:crypto", async (importOriginal) => ({
  ...(await importOriginal<typeof import("node:crypto")>()),
  randomBytes: (length: number) => Buffer.alloc(length),
}));

let { giveBackAllowance, storedRunsADay, takeAllowance, takeLike, takeMail, takePlayAllowance, takeStoredRun } =
  await import("./rate-limits.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  address = "203.0.113.1";
  // Each test begins with limits nobody has used.
  vi.resetModules();
  ({ giveBackAllowance, storedRunsADay, takeAllowance, takeLike, takeMail, takePlayAllowance, takeStoredRun } =
    await import("./rate-limits.ts"));
});

/** How many of so many tries were let through. */
async function countAllowed(tries: number, take: () => Promise<boolean>): Promise<number> {
  let allowed = 0;
  for (let go = 0; go < tries; go += 1) allowed += Number(await take());
  return allowed;
}

async function signInTries(email: string, tries: number): Promise<boolean[]> {
  const allowed: boolean[] = [];
  for (let go = 0; go < tries; go += 1) allowed.push(await takeAllowance("sign-in", email));
  return allowed;
}

test("of twenty tries at one account nine are let through", async () => {
  const allowed = await signInTries("a@truong.vn", 20);
  expect(allowed.map((isAllowed, place) => (isAllowed ? place + 1 : 0)).filter(Boolean)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test("afterwards one is let through each ninth of a minute, however often it was tried meanwhile", async () => {
  await signInTries("a@truong.vn", 9);
  vi.advanceTimersByTime(6_600);
  expect(await signInTries("a@truong.vn", 3)).toEqual([false, false, false]);
  vi.advanceTimersByTime(100);
  expect(await signInTries("a@truong.vn", 3)).toEqual([true, false, false]);
  vi.advanceTimersByTime(60_000);
  expect(await signInTries("a@truong.vn", 20)).toEqual(Array.from({ length: 20 }, (_, place) => place < 9));
});

test("a mailbox gets five mails and one more every three hours, whoever asks from wherever for whichever name of it", () => {
  const ask = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      address = `198.51.100.${index}`;
      return takeMail(`co.lan+${index}@truong.vn`);
    }).filter(Boolean).length;
  expect(ask(50)).toBe(5);
  expect(takeMail("co.lan@truong.vn")).toBe(false);
  expect(takeMail("co.hoa@truong.vn")).toBe(true);
  expect(takeMail("co.lan@nha.vn")).toBe(true);
  vi.advanceTimersByTime(3 * 60 * 60_000 + 1000);
  expect(ask(50)).toBe(1);
});

test("another account and another address have their own tries", async () => {
  await signInTries("a@truong.vn", 10);
  expect(await takeAllowance("sign-in", "b@truong.vn")).toBe(true);
  address = "198.51.100.7";
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
});

test("three classes behind one address are let in, each with a lock and a slip, and play a lesson as fast as points are given for", async () => {
  const pupils = Array.from({ length: 120 }, (_, number) => `lesson ${number}`);
  const runMs = questionsPerRun * shortestSecondsPerQuestion * 1000;
  const lessonMs = 5 * 60_000;
  const refusals: string[] = [];
  const note = async (what: string, allowed: Promise<boolean>) => {
    if (!(await allowed)) refusals.push(what);
  };
  for (const _ of pupils) {
    for (const action of ["register", "log-in", "log-in", "log-in", "log-in", "try-lock", "try-lock"] as const) {
      await note(action, takeAllowance(action));
    }
  }
  for (let at = 0; at < lessonMs; at += runMs) {
    for (const pupil of pupils) {
      await note("start", takePlayAllowance("start-run", pupil));
      for (let place = 0; place < questionsPerRun; place += 1) await note("answer", takePlayAllowance("answer", pupil));
      await note("finish", takePlayAllowance("finish-run", pupil));
    }
    vi.advanceTimersByTime(runMs);
  }
  expect(refusals).toEqual([]);
});

test("three classes of guests whose browsers keep no cookies play at a quick child's pace", async () => {
  const pupils = 120;
  expect(await countAllowed(pupils * 4, () => takePlayAllowance("start-run", null))).toBe(pupils * 4);
  expect(await countAllowed(pupils * 4, () => takePlayAllowance("finish-run", null))).toBe(pupils * 4);
});

test("one pupil who hammers is refused, wherever from, and the others of the address go on", async () => {
  expect(await countAllowed(10_000, () => takePlayAllowance("finish-run", "the one"))).toBeLessThanOrEqual(60);
  expect(await takePlayAllowance("finish-run", "another")).toBe(true);
  expect(await takePlayAllowance("finish-run", null)).toBe(true);
  address = "198.51.100.77";
  expect(await takePlayAllowance("finish-run", "the one")).toBe(false);
  vi.advanceTimersByTime(60_001);
  expect(await takePlayAllowance("finish-run", "the one")).toBe(true);
});

test("whoever leaves the cookies out is refused, and the pupils of the address go on", async () => {
  expect(await countAllowed(10_000, () => takePlayAllowance("start-run", null))).toBeLessThanOrEqual(600);
  expect(await takePlayAllowance("start-run", "somebody known")).toBe(true);
});

test("an address that floods under many names is refused, and other addresses go on", async () => {
  let name = 0;
  const flood = () => {
    name += 1;
    return takePlayAllowance("finish-run", `flood ${name}`);
  };
  expect(await countAllowed(10_000, flood)).toBeLessThanOrEqual(3000);
  address = "198.51.100.78";
  expect(await takePlayAllowance("finish-run", "somewhere else")).toBe(true);
});

test("an address gets sixty names at once and three an hour, and a name that was not made costs none", async () => {
  expect(await countAllowed(200, () => takeAllowance("new-name"))).toBe(60);
  await giveBackAllowance("new-name");
  expect(await countAllowed(200, () => takeAllowance("new-name"))).toBe(1);
  vi.advanceTimersByTime(20 * 60_000);
  expect(await countAllowed(200, () => takeAllowance("new-name"))).toBe(1);
  let allowed = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    vi.advanceTimersByTime(dayMs / 24);
    allowed += await countAllowed(200, () => takeAllowance("new-name"));
  }
  expect(allowed).toBe(72);
});

test("the guests of an address store 12 000 runs a day, under however many ids, and a pupil goes on", async () => {
  let guest = 0;
  const store = () => {
    guest += 1;
    return takeStoredRun({ kind: "guest", id: `guest ${guest}` });
  };
  let allowed = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    allowed += await countAllowed(2000, store);
    vi.advanceTimersByTime(dayMs / 24);
  }
  expect(allowed).toBeLessThanOrEqual(storedRunsADay.guests);
  expect(await countAllowed(2000, () => takeStoredRun({ kind: "pupil", id: "one" }))).toBe(storedRunsADay.pupil / 2);
  expect(await takeStoredRun({ kind: "pupil", id: "another" })).toBe(true);
});

test("a thousand pupils like once each in a day", async () => {
  let liked = 0;
  for (let pupil = 0; pupil < 1000; pupil += 1) {
    liked += Number(await takeLike({ kind: "pupil", id: `pupil ${pupil}` }));
    vi.advanceTimersByTime(dayMs / 1000);
  }
  // Some share a slot with another.
  expect(liked).toBeGreaterThan(975);
  address = "203.0.113.2";
  expect(await countAllowed(100, () => takeLike({ kind: "pupil", id: "one" }))).toBe(1);
});

test("a class of guests likes at once, and fresh guests of an address without end like no more than 120 times in a day", async () => {
  let guest = 0;
  const like = () => {
    guest += 1;
    return takeLike(guest % 3 === 0 ? null : { kind: "guest", id: `guest ${guest}` });
  };
  expect(await countAllowed(40, like)).toBe(40);
  let liked = 40;
  for (let hour = 0; hour < 24; hour += 1) {
    liked += await countAllowed(500, like);
    vi.advanceTimersByTime(dayMs / 24);
  }
  expect(liked).toBeLessThanOrEqual(120);
  expect(await takeLike({ kind: "pupil", id: "one" })).toBe(true);
});

test("the addresses of one connection over IPv6 share their tries, however one is written", async () => {
  address = "2001:db8:1:200::1";
  await signInTries("a@truong.vn", 8);
  address = "2001:0DB8:1:2ff:ffff::9";
  expect(await signInTries("a@truong.vn", 2)).toEqual([true, false]);
  address = "2001:db8:1:300::1";
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
});

test("256 connections of one site over IPv6 have four times the tries of one, and another site has its own", async () => {
  let customer = 0;
  const signIn = () => {
    customer += 1;
    address = `2001:db8:7:${(customer % 256).toString(16)}00::1`;
    return takeAllowance("sign-in", "a@truong.vn");
  };
  expect(await countAllowed(1000, signIn)).toBe(36);
  address = "2001:db8:8:100::1";
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
});
