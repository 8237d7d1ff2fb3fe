import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { type PendingRun, pendingRuns } from "./pending-runs.ts";

const result: FinishResult = {
  points: 95,
  rightFirst: 9,
  rightSecond: 1,
  totalScore: null,
  unlockedBefore: null,
  unlockedAfter: null,
  nextStepAt: null,
  stepAt: null,
  passed: null,
  totalTime: null,
  bestTime: null,
  notice: "guest",
  next: { kind: "same", href: "/" },
  challengeHref: null,
};

const run = (runId: string): PendingRun => ({ runId, answers: [{ responses: [{ choice: 1 }], hintOpened: false }] });
const counts = () => vi.fn(async () => ({ ok: true as const, value: result }));
const refuses = (reason: string) => vi.fn(async () => ({ ok: false as const, reason }));
const fails = () =>
  vi.fn(async () => {
    throw new TypeError("network");
  });

function fakeWindow(isBlocked: boolean) {
  const kept = new Map<string, string>();
  const guard = () => {
    if (isBlocked) throw new DOMException("blocked");
    return kept;
  };
  const localStorage = {
    getItem: (key: string) => guard().get(key) ?? null,
    setItem: (key: string, value: string) => void guard().set(key, value),
    removeItem: (key: string) => void guard().delete(key),
  };
  return { localStorage, setTimeout: vi.fn() };
}

beforeEach(() => vi.stubGlobal("window", fakeWindow(false)));
afterEach(() => {
  for (const { runId } of pendingRuns.list()) pendingRuns.remove(runId);
});

const ids = () => pendingRuns.list().map(({ runId }) => runId);

test("a kept run survives in storage with its answers, once however often it is added", () => {
  pendingRuns.add(run("a"));
  pendingRuns.add(run("a"));
  expect(pendingRuns.list()).toEqual([run("a")]);
  expect(JSON.parse(window.localStorage.getItem("pendingRuns") ?? "")).toEqual([run("a")]);
});

test("a counted run is removed and its result handed on", async () => {
  pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), counts())).toEqual({ status: "counted", result });
  expect(ids()).toEqual([]);
});

test("a run stays while the network fails, the backend is away or asks to wait", async () => {
  pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), fails())).toEqual({ status: "kept" });
  expect(await pendingRuns.send(run("a"), refuses("backend-away"))).toEqual({ status: "kept" });
  expect(await pendingRuns.send(run("a"), refuses("too-many"))).toEqual({ status: "kept" });
  expect(ids()).toEqual(["a"]);
});

test("a run the server will never count is removed", async () => {
  pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), refuses("refused"))).toEqual({ status: "refused" });
  expect(ids()).toEqual([]);
});

test("a run on its way is not sent a second time", async () => {
  const finish = counts();
  pendingRuns.add(run("a"));
  await Promise.all([pendingRuns.send(run("a"), finish), pendingRuns.send(run("a"), finish)]);
  expect(finish).toHaveBeenCalledTimes(1);
});

test("a server that does not answer in time leaves the run waiting", async () => {
  vi.stubGlobal("window", { ...fakeWindow(false), setTimeout: (late: () => void) => late() });
  pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), () => new Promise(() => undefined))).toEqual({ status: "kept" });
  expect(ids()).toEqual(["a"]);
});

test("flushing sends every run, and one that has to wait does not hold up the rest", async () => {
  pendingRuns.add(run("a"));
  pendingRuns.add(run("b"));
  const finish = vi.fn(async (runId: string) =>
    runId === "a" ? { ok: false as const, reason: "backend-away" } : { ok: true as const, value: result },
  );
  await pendingRuns.flush(finish);
  expect(finish.mock.calls).toEqual([
    ["a", run("a").answers],
    ["b", run("b").answers],
  ]);
  expect(ids()).toEqual(["a"]);
});

test("with blocked storage a run is kept for as long as the page is open", async () => {
  vi.stubGlobal("window", fakeWindow(true));
  pendingRuns.add(run("a"));
  expect(ids()).toEqual(["a"]);
  await pendingRuns.flush(counts());
  expect(ids()).toEqual([]);
});

test("rubbish in storage is passed over", () => {
  window.localStorage.setItem("pendingRuns", '[{"runId":7},null,{"runId":"x"}]');
  expect(ids()).toEqual([]);
  window.localStorage.setItem("pendingRuns", "{");
  expect(ids()).toEqual([]);
});
