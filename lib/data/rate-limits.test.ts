import { beforeEach, expect, test, vi } from "vitest";
import { takeAllowance } from "./rate-limits.ts";

let address = "";
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": address }) }));

let asked = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked += 1;
  address = `203.0.113.${asked}`;
});

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
