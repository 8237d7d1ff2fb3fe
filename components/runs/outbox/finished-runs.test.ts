import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import type { KeptFinishedRun } from "./finished-runs.ts";

const kept = new Map<string, string>();
let isBlocked = false;

function guarded(): Map<string, string> {
  if (isBlocked) throw new DOMException("blocked");
  return kept;
}

beforeEach(() => {
  kept.clear();
  isBlocked = false;
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => guarded().get(key) ?? null,
      setItem: (key: string, value: string) => void guarded().set(key, value),
      removeItem: (key: string) => void guarded().delete(key),
    },
  });
});

/** A tab of its own: what it keeps in memory no other has. */
async function open() {
  vi.resetModules();
  const { finishedRuns } = await import("./finished-runs.ts");
  return { ...finishedRuns, ids: async () => (await finishedRuns.list()).map(({ runId }) => runId) };
}

const run = (runId: string, keptAt = 1, owner: string | null = null): KeptFinishedRun => ({
  runId,
  answers: [{ responses: [{ choice: 1 }], hintOpened: false }],
  owner,
  keptAt,
});

/** Runs as an older version left them in local storage: without owner and time. */
function leaveInLocalStorage(...ids: readonly string[]): void {
  const runs = ids.map((runId) => ({ runId, answers: run(runId).answers }));
  kept.set("pendingRuns", JSON.stringify(runs));
}

test("a run survives its tab with its answers, once however often it is added, in the order of time", async () => {
  const tab = await open();
  await tab.add(run("b", 2));
  await tab.add(run("a", 3));
  await tab.add(run("b", 2));
  const other = await open();
  expect(await other.list()).toEqual([run("b", 2), run("a", 3)]);
  expect(kept.size).toBe(0);
});

test("what waits in local storage is taken over, by two tabs at once too, and is there once", async () => {
  leaveInLocalStorage("a", "b");
  kept.set("userName", "Mèo");
  const tabs = [await open(), await open()];
  await Promise.all(tabs.map((tab) => tab.list()));
  for (const tab of tabs) expect(await tab.list()).toEqual([run("a", 0, "Mèo"), run("b", 0, "Mèo")]);
  expect(kept.has("pendingRuns")).toBe(false);
  await tabs[0]?.remove(["a"]);
  expect(await tabs[1]?.ids()).toEqual(["b"]);
});

test("two tabs that add and remove at once lose nothing and double nothing", async () => {
  const [one, other] = [await open(), await open()];
  await one.add(run("a", 1));
  await Promise.all([other.add(run("b", 2)), one.remove(["a"]), one.add(run("c", 3))]);
  expect(await one.ids()).toEqual(["b", "c"]);
  expect(await other.ids()).toEqual(["b", "c"]);
});

test.each([
  ["no database", () => vi.stubGlobal("indexedDB", undefined)],
  [
    "a database that is blocked",
    () =>
      vi.stubGlobal("indexedDB", {
        open: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
  [
    "a database that is full",
    () => {
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    },
  ],
])("with %s runs wait in local storage, and are taken over once there is one", async (_what, spoil) => {
  spoil();
  const tab = await open();
  expect(await tab.add(run("a"))).toBe(true);
  expect(JSON.parse(kept.get("pendingRuns") ?? "")).toMatchObject([{ runId: "a" }]);
  expect(await tab.ids(), "once, though this page has it in memory too").toEqual(["a"]);
  expect(await (await open()).ids()).toEqual(["a"]);
  vi.restoreAllMocks();
  vi.stubGlobal("indexedDB", new IDBFactory());
  expect(await (await open()).ids()).toEqual(["a"]);
  expect(kept.has("pendingRuns")).toBe(false);
});

test("with nothing to keep it in, a run is there for as long as the page is open", async () => {
  vi.stubGlobal("indexedDB", undefined);
  isBlocked = true;
  const tab = await open();
  expect(await tab.add(run("a")), "not kept for longer than the page").toBe(false);
  expect(await tab.ids()).toEqual(["a"]);
  await tab.remove(["a"]);
  expect(await tab.ids()).toEqual([]);
});

test("a newer version of the database is not touched, and does not have to wait for an old tab", async () => {
  const old = await open();
  await old.add(run("a"));
  const newer = await openDB("huou-ham-hoc", 99);
  expect(await newer.getAll("finishedRuns")).toEqual([run("a")]);
  await old.add(run("b"));
  expect(JSON.parse(kept.get("pendingRuns") ?? "")).toMatchObject([{ runId: "b" }]);
  expect(await newer.count("finishedRuns")).toBe(1);
  newer.close();
});

test("rubbish is passed over", async () => {
  kept.set("pendingRuns", '[{"runId":7},null,{"runId":"x"}]');
  const tab = await open();
  await tab.add(run("a", 1, "Mèo"));
  await tab.add(run("b", 2, "Vịt"));
  expect(await tab.ids()).toEqual(["a", "b"]);
});
