import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { FinishedRun } from "#components/offline/finished-runs.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";

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

const run = (runId: string): FinishedRun => ({ runId, answers: [{ responses: [{ choice: 1 }], hintOpened: false }] });
const counts = () => vi.fn(async () => ({ ok: true as const, value: result }));
const refuses = (reason: string) => vi.fn(async () => ({ ok: false as const, reason }));
const fails = () =>
  vi.fn(async () => {
    throw new TypeError("network");
  });

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    setTimeout: vi.fn(),
  });
});

/** A tab of its own: what it keeps in memory no other has. */
async function open() {
  vi.resetModules();
  const { pendingRuns } = await import("./pending-runs.ts");
  const { finishedRuns } = await import("#components/offline/finished-runs.ts");
  const ids = async () => (await finishedRuns.list()).map(({ runId }) => runId);
  return { pendingRuns, ids };
}

test("a counted run is removed and its result handed on", async () => {
  const { pendingRuns, ids } = await open();
  await pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), counts())).toEqual({ status: "counted", result });
  expect(await ids()).toEqual([]);
  expect(pendingRuns.state.get()).toEqual({ waiting: 0, sent: 0, lost: 0 });
});

test.each([
  ["the network fails", fails()],
  ["the backend is away", refuses("backend-away")],
  ["the server asks to wait", refuses("too-many")],
  ["it is another pupil's", refuses("not-yours")],
])("a run stays while %s, and is told when it was sent after all", async (_what, finish) => {
  const { pendingRuns, ids } = await open();
  await pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), finish)).toEqual({ status: "kept" });
  expect(await ids()).toEqual(["a"]);
  expect(pendingRuns.state.get()).toEqual({ waiting: 1, sent: 0, lost: 0 });
  await pendingRuns.flush(counts());
  expect(await ids()).toEqual([]);
  expect(pendingRuns.state.get()).toEqual({ waiting: 0, sent: 1, lost: 0 });
});

test("a run that waited too long is removed, and that is told", async () => {
  const { pendingRuns } = await open();
  await pendingRuns.add(run("a"));
  const later = await open();
  await later.pendingRuns.flush(refuses("refused"));
  expect(await later.ids()).toEqual([]);
  expect(later.pendingRuns.state.get()).toEqual({ waiting: 0, sent: 0, lost: 1 });
});

test("a run on its way is not sent a second time", async () => {
  const { pendingRuns } = await open();
  const finish = counts();
  await pendingRuns.add(run("a"));
  await Promise.all([pendingRuns.send(run("a"), finish), pendingRuns.send(run("a"), finish)]);
  expect(finish).toHaveBeenCalledTimes(1);
});

test("a server that does not answer in time leaves the run waiting", async () => {
  const { pendingRuns, ids } = await open();
  vi.stubGlobal("window", { ...window, setTimeout: (late: () => void) => late() });
  await pendingRuns.add(run("a"));
  expect(await pendingRuns.send(run("a"), () => new Promise(() => undefined))).toEqual({ status: "kept" });
  expect(await ids()).toEqual(["a"]);
});

test("flushing sends every run, and one that has to wait does not hold up the rest", async () => {
  const { pendingRuns, ids } = await open();
  await pendingRuns.add(run("a"));
  await pendingRuns.add(run("b"));
  const finish = vi.fn(async (runId: string) =>
    runId === "a" ? { ok: false as const, reason: "backend-away" } : { ok: true as const, value: result },
  );
  await pendingRuns.flush(finish);
  expect(finish.mock.calls).toEqual([
    ["a", run("a").answers],
    ["b", run("b").answers],
  ]);
  expect(await ids()).toEqual(["a"]);
});

test("without a network one run is tried, not all of them", async () => {
  const { pendingRuns, ids } = await open();
  await pendingRuns.add(run("a"));
  await pendingRuns.add(run("b"));
  const finish = fails();
  await pendingRuns.flush(finish);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(await ids()).toEqual(["a", "b"]);
  expect(pendingRuns.state.get().waiting).toBe(2);
});

test("what another pupil of this browser has left is sent along, and not counted among one's own", async () => {
  kept.set("userName", "Mèo");
  const { pendingRuns } = await open();
  await pendingRuns.add(run("a"));
  kept.set("userName", "Vịt");
  const finish = refuses("not-yours");
  await pendingRuns.flush(finish);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(pendingRuns.state.get().waiting).toBe(0);
});
