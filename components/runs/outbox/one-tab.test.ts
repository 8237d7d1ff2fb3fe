import { expect, test, vi } from "vitest";
import { oneTab } from "./one-tab.ts";

type Granted = (lock: object | null) => Promise<void> | undefined;

/** A browser whose lock is free, held by another tab, or denied. */
function stubLocks(state: "free" | "held" | "denied"): void {
  const request = async (_name: string, _options: unknown, granted: Granted) => {
    if (state === "denied") throw new DOMException("denied", "SecurityError");
    await granted(state === "free" ? {} : null);
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

test("what one tab is at is not done in another", async () => {
  const work = vi.fn(() => Promise.resolve());
  stubLocks("held");
  await oneTab("send", work);
  expect(work).not.toHaveBeenCalled();
  stubLocks("free");
  await oneTab("send", work);
  expect(work).toHaveBeenCalledTimes(1);
});

test("a browser without locks, or one that denies them, just does it", async () => {
  const work = vi.fn(() => Promise.resolve());
  stubLocks("denied");
  await oneTab("send", work);
  vi.stubGlobal("navigator", {});
  await oneTab("send", work);
  vi.stubGlobal("navigator", undefined);
  await oneTab("send", work);
  expect(work).toHaveBeenCalledTimes(3);
});

test("work that fails is not done a second time", async () => {
  const work = vi.fn(() => Promise.reject(new Error("no network")));
  stubLocks("free");
  await expect(oneTab("send", work)).rejects.toThrow("no network");
  expect(work).toHaveBeenCalledTimes(1);
});
