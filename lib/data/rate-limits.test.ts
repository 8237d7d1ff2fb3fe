import { beforeEach, expect, test, vi } from "vitest";
import { questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { takeAllowance, takePlayAllowance } from "./rate-limits.ts";

let address = "";
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": address }) }));

let asked = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked += 1;
  address = `203.0.113.${asked}`;
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

test("a minute after the first of them a try is let through again, however often it was tried meanwhile", async () => {
  await signInTries("a@truong.vn", 9);
  vi.advanceTimersByTime(59_000);
  expect(await signInTries("a@truong.vn", 3)).toEqual([false, false, false]);
  vi.advanceTimersByTime(1_001);
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
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

test("ever new addresses fill no more memory than there are slots", async () => {
  let number = 0;
  // Every counter that is kept has a timer, which ends it.
  const flood = async (addresses: number) => {
    for (const last = number + addresses; number < last; number += 1) {
      address = `2001:db8:${(number >> 16).toString(16)}:${(number & 65_535).toString(16)}::1`;
      await takeAllowance("like");
    }
    return vi.getTimerCount();
  };
  expect(await flood(30_000)).toBeGreaterThan(15_000);
  expect(await flood(70_000)).toBeLessThan(75_000);
});

test("the addresses of one connection over IPv6 share their tries, however one is written", async () => {
  address = "2001:db8:1:2::1";
  await signInTries("a@truong.vn", 8);
  address = "2001:0DB8:1:2:ffff::9";
  expect(await signInTries("a@truong.vn", 2)).toEqual([true, false]);
  address = "2001:db8:1:3::1";
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
});
