import { dayMs } from "#lib/core/durations.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";

const href = "/game/counting";
const now = 100 * dayMs;
const questions = makeQuestions({ kind: "game", levelName: "counting", level: 1 }, "seed", null);

function run(runId: string): RunView {
  return {
    runId,
    mode: "practice",
    title: "Đếm số",
    classId: "1",
    activityHref: `${href}/play/1`,
    backHref: "/course/practice/1",
    backLabel: "Về lớp 1",
    animal: "animals/level-one/giraffe-1",
    places: toRunPlaces(singlePlaces(questions), "practice"),
    before: [],
  };
}

async function open() {
  vi.resetModules();
  return (await import("./prefetched-runs.ts")).prefetchedRuns;
}

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));

test("a ready run comes out as it went in, squeezed meanwhile, the oldest first and each once", async () => {
  const prefetchedRuns = await open();
  await prefetchedRuns.add("Mèo", [{ href, run: run("new") }], now);
  await prefetchedRuns.add("Mèo", [{ href, run: run("old") }], now - dayMs);
  const sizes = (await prefetchedRuns.list()).map(({ size }) => size);
  expect(Math.max(...sizes)).toBeLessThan(JSON.stringify(run("new")).length / 3);
  expect(await prefetchedRuns.find("Mèo", href, now)).toEqual(run("old"));
  expect(await prefetchedRuns.take("Mèo", href, now)).toEqual(run("old"));
  expect(await prefetchedRuns.take("Mèo", href, now)).toEqual(run("new"));
  expect(await prefetchedRuns.take("Mèo", href, now)).toBeNull();
});

test("a browser that cannot squeeze keeps the run as it is", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  const prefetchedRuns = await open();
  await prefetchedRuns.add(null, [{ href, run: run("a") }], now);
  expect(await prefetchedRuns.find(null, href, now)).toEqual(run("a"));
});

test("nobody plays another player's run, another activity's, or one that is too old to be counted", async () => {
  const prefetchedRuns = await open();
  await prefetchedRuns.add("Mèo", [{ href, run: run("a") }], now);
  await prefetchedRuns.add(null, [{ href, run: run("b") }], now);
  expect((await prefetchedRuns.find(null, href, now))?.runId).toBe("b");
  expect((await prefetchedRuns.find("Mèo", href, now))?.runId).toBe("a");
  expect(await prefetchedRuns.find("Vịt", href, now)).toBeNull();
  expect(await prefetchedRuns.find("Mèo", `${href}/10`, now)).toBeNull();
  expect((await prefetchedRuns.find("Mèo", href, now + 5.9 * dayMs))?.runId).toBe("a");
  expect(await prefetchedRuns.find("Mèo", href, now + 6.1 * dayMs)).toBeNull();
  expect(await prefetchedRuns.find("Mèo", href, now - dayMs), "the clock was set back").toBeNull();
  await prefetchedRuns.forget("Mèo");
  expect((await prefetchedRuns.list()).map(({ runId }) => runId)).toEqual(["b"]);
});

test("what another version left or a hand spoiled is passed over", async () => {
  const prefetchedRuns = await open();
  await prefetchedRuns.add(null, [{ href, run: run("good") }], now);
  const store = await openDB("huou-ham-hoc");
  const spoiled = { player: "", href, madeAt: now - dayMs, size: 1 };
  await store.put("packs", { ...spoiled, runId: "a", body: "{" });
  await store.put("packs", { ...spoiled, runId: "b", body: '{"runId":"b"}' });
  await store.put("packs", { ...spoiled, runId: "c", body: new Uint8Array([1, 2, 3]) });
  store.close();
  expect((await prefetchedRuns.find(null, href, now))?.runId).toBe("good");
  expect((await prefetchedRuns.list()).map(({ runId }) => runId)).toEqual(["good"]);
});

test("without a database nothing is kept, and nothing breaks", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const prefetchedRuns = await open();
  expect(await prefetchedRuns.add(null, [{ href, run: run("a") }], now)).toBe(false);
  expect(await prefetchedRuns.find(null, href, now)).toBeNull();
  expect(await prefetchedRuns.list()).toEqual([]);
});
