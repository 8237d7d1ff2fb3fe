import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";

const href = "/game/counting";
const dayMs = 24 * 60 * 60 * 1000;
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
  return (await import("./packs.ts")).packs;
}

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));

test("a ready run comes out as it went in, squeezed meanwhile, the oldest first and each once", async () => {
  const packs = await open();
  await packs.add("Mèo", [{ href, run: run("new") }], now);
  await packs.add("Mèo", [{ href, run: run("old") }], now - dayMs);
  const sizes = (await packs.list()).map(({ size }) => size);
  expect(Math.max(...sizes)).toBeLessThan(JSON.stringify(run("new")).length / 3);
  expect(await packs.find("Mèo", href, now)).toEqual(run("old"));
  expect(await packs.take("Mèo", href, now)).toEqual(run("old"));
  expect(await packs.take("Mèo", href, now)).toEqual(run("new"));
  expect(await packs.take("Mèo", href, now)).toBeNull();
});

test("a browser that cannot squeeze keeps the run as it is", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  const packs = await open();
  await packs.add(null, [{ href, run: run("a") }], now);
  expect(await packs.find(null, href, now)).toEqual(run("a"));
});

test("nobody plays another player's run, another activity's, or one that is too old to be counted", async () => {
  const packs = await open();
  await packs.add("Mèo", [{ href, run: run("a") }], now);
  await packs.add(null, [{ href, run: run("b") }], now);
  expect((await packs.find(null, href, now))?.runId).toBe("b");
  expect((await packs.find("Mèo", href, now))?.runId).toBe("a");
  expect(await packs.find("Vịt", href, now)).toBeNull();
  expect(await packs.find("Mèo", `${href}/10`, now)).toBeNull();
  expect((await packs.find("Mèo", href, now + 5.9 * dayMs))?.runId).toBe("a");
  expect(await packs.find("Mèo", href, now + 6.1 * dayMs)).toBeNull();
  expect(await packs.find("Mèo", href, now - dayMs), "the clock was set back").toBeNull();
  await packs.forget("Mèo");
  expect((await packs.list()).map(({ runId }) => runId)).toEqual(["b"]);
});

test("what another version left or a hand spoiled is passed over", async () => {
  const packs = await open();
  await packs.add(null, [{ href, run: run("good") }], now);
  const store = await openDB("huou-ham-hoc");
  const spoiled = { player: "", href, madeAt: now - dayMs, size: 1 };
  await store.put("packs", { ...spoiled, runId: "a", body: "{" });
  await store.put("packs", { ...spoiled, runId: "b", body: '{"runId":"b"}' });
  await store.put("packs", { ...spoiled, runId: "c", body: new Uint8Array([1, 2, 3]) });
  store.close();
  expect((await packs.find(null, href, now))?.runId).toBe("good");
  expect((await packs.list()).map(({ runId }) => runId)).toEqual(["good"]);
});

test("without a database nothing is kept, and nothing breaks", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const packs = await open();
  expect(await packs.add(null, [{ href, run: run("a") }], now)).toBe(false);
  expect(await packs.find(null, href, now)).toBeNull();
  expect(await packs.list()).toEqual([]);
});
