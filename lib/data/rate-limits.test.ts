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

test("the addresses of one connection over IPv6 share their tries, however one is written", async () => {
  address = "2001:db8:1:2::1";
  await signInTries("a@truong.vn", 8);
  address = "2001:0DB8:1:2:ffff::9";
  expect(await signInTries("a@truong.vn", 2)).toEqual([true, false]);
  address = "2001:db8:1:3::1";
  expect(await takeAllowance("sign-in", "a@truong.vn")).toBe(true);
});
