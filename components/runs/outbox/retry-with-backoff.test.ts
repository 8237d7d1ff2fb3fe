import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryWithBackoff } from "./retry-with-backoff.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work that fails so many times, and the seconds at which it was done. */
function failing(times: number) {
  const begun = Date.now();
  const at: number[] = [];
  const work = async () => {
    at.push((Date.now() - begun) / 1000);
    return at.length > times;
  };
  return { at, work };
}

test("work that is not done is done again at growing pauses, then every 20 seconds, until it is", async () => {
  const { at, work } = failing(7);
  const tries = retryWithBackoff(work);
  await tries.begin();
  expect(tries.isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 1, 3, 7, 15, 31, 51, 71]);
  expect(tries.isBusy()).toBe(false);
});

test("asking again does it at once, and the pauses are short again", async () => {
  const { at, work } = failing(6);
  const tries = retryWithBackoff(work);
  await tries.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await tries.begin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 1, 3, 7, 10, 11, 13]);
});

test("what is asked for during an attempt is done once more after it, and waited for", async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const tries = retryWithBackoff(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  let ended = 0;
  for (let asked = 0; asked < 3; asked += 1) void tries.begin().then(() => (ended += 1));
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  expect(ended).toBe(0);
  answers[1]?.(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answers).toHaveLength(2);
  expect(ended).toBe(3);
});

test("who stops it hears no more of it, and may begin again", async () => {
  const { at, work } = failing(2);
  const tries = retryWithBackoff(work);
  await tries.begin();
  tries.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0]);
  await tries.begin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 600, 601]);
});

test("work that throws tells whoever asked, and may be asked for again", async () => {
  const work = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(true);
  const tries = retryWithBackoff(work);
  await expect(tries.begin()).rejects.toThrow("broken");
  expect(tries.isBusy()).toBe(false);
  await tries.begin();
  expect(work).toHaveBeenCalledTimes(2);
});
