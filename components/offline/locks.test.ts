import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workerLock } from "./locks.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that goes on until it is let go, and whether it has begun. */
function hanging() {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const work = { hasBegun: false, end };
  const begin = () => {
    work.hasBegun = true;
    return promise;
  };
  return Object.assign(work, { begin });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("what is fetched in the background keeps no other fetching, but a change of workers waiting, and the other way round", async () => {
  const [one, other, change, late] = [hanging(), hanging(), hanging(), hanging()];
  const all = [workerLock.fetching(null, one.begin), workerLock.fetching(null, other.begin)];
  await turn();
  expect([one.hasBegun, other.hasBegun]).toEqual([true, true]);
  all.push(workerLock.quiet(change.begin), workerLock.fetching(null, late.begin));
  await turn();
  expect([change.hasBegun, late.hasBegun]).toEqual([false, false]);
  one.end();
  other.end();
  await turn();
  expect([change.hasBegun, late.hasBegun]).toEqual([true, false]);
  change.end();
  await turn();
  expect(late.hasBegun).toBe(true);
  late.end();
  await Promise.all(all);
});

test("whoever holds it for ever is waited for half a minute", async () => {
  const [asleep, change] = [hanging(), hanging()];
  const sleeping = workerLock.fetching(null, asleep.begin);
  await turn();
  const changing = workerLock.quiet(change.begin);
  await turn();
  expect(change.hasBegun).toBe(false);
  vi.advanceTimersByTime(30_000);
  await turn();
  expect(change.hasBegun).toBe(true);
  change.end();
  asleep.end();
  await Promise.all([sleeping, changing]);
});

test("what is fetched is told to end when the page is left, and after half a minute", async () => {
  const leaving = new AbortController();
  const signals: AbortSignal[] = [];
  const work = hanging();
  const fetching = [leaving.signal, null].map((signal) =>
    workerLock.fetching(signal, (ending) => {
      signals.push(ending);
      return work.begin();
    }),
  );
  await turn();
  leaving.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  work.end();
  await Promise.all(fetching);
});

test("what fails tells whoever asked, and is not done a second time", async () => {
  const work = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(workerLock.fetching(null, work)).rejects.toThrow("broken");
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ["no locks", undefined],
  ["locks that are denied", { request: () => Promise.reject(new DOMException("denied", "SecurityError")) }],
])("with %s it is just done", async (_what, locks) => {
  vi.stubGlobal("navigator", { locks });
  expect(await workerLock.fetching(null, () => Promise.resolve(1))).toBe(1);
  expect(await workerLock.quiet(() => Promise.resolve(2))).toBe(2);
});
