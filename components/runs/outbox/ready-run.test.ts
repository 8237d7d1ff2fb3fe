import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { fakeWindow } from "#tests/setup/fake-window.ts";

const questions = makeQuestions({ kind: "game", levelName: "counting", level: 1 }, "seed", null);

const run: RunView = {
  runId: "given",
  mode: "practice",
  title: "Đếm số",
  classId: "1",
  activityHref: "/bai/ACDEFG",
  backHref: "/class/1",
  backLabel: "Về lớp 1",
  animal: "animals/level-one/giraffe-1",
  places: toRunPlaces(singlePlaces(questions), "practice"),
  before: [],
};

/** The browser of a pupil who has a ready run of given work. */
async function open(name: string) {
  vi.resetModules();
  const { prefetchedRuns } = await import("./prefetched-runs.ts");
  await prefetchedRuns.add("Mèo", [{ href: run.activityHref, run }], Date.now());
  window.localStorage.setItem("userName", name);
  return (await import("./ready-run.ts")).findOfflineRun;
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("window", Object.assign(globalThis, fakeWindow()));
});

test.each(["/bai/ACDEFG", "/bai/acdefg", "/bai/acd-efg"])(
  "given work is played without a network at %s",
  async (path) => {
    const findOfflineRun = await open("Mèo");
    expect(await findOfflineRun(path)).toEqual({ kind: "run", run });
  },
);

test("nobody plays work that was given to another pupil, or that is not here", async () => {
  const none = { kind: "none", why: "page", classId: null };
  expect(await (await open("Thỏ"))("/bai/ACDEFG")).toEqual(none);
  const findOfflineRun = await open("Mèo");
  for (const path of ["/bai/HJKMNP", "/bai/ACDEF", "/bai/", "/bai/ACDEFG/x"])
    expect(await findOfflineRun(path)).toEqual(none);
});
