import { beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#lib/core/durations.ts";
import { makeQuestions } from "#lib/play/make-questions.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { savedRuns } from "./saved-runs.ts";

const questions = makeQuestions({ kind: "game", levelName: "counting", level: 1 }, "seed", null);

function run(runId: string, savedAt: number, owner: string | null = null): SavedRun {
  return {
    run: {
      runId,
      mode: "practice",
      title: "Đếm số",
      classId: "1",
      activityHref: "/game/counting/play/1",
      backHref: "/course/practice/1",
      backLabel: "Về lớp 1",
      animal: "animals/level-one/giraffe-1",
      places: toRunPlaces(singlePlaces(questions), "practice"),
      before: [],
    },
    steps: [{ type: "respond", response: { count: 3 } }],
    href: "/game/counting",
    owner,
    savedAt,
  };
}

function fakeWindow(isBlocked: boolean) {
  const kept = new Map<string, string>();
  const guard = () => {
    if (isBlocked) throw new DOMException("blocked");
    return kept;
  };
  return {
    localStorage: {
      getItem: (key: string) => guard().get(key) ?? null,
      setItem: (key: string, value: string) => void guard().set(key, value),
      removeItem: (key: string) => void guard().delete(key),
    },
  };
}

beforeEach(() => vi.stubGlobal("window", fakeWindow(false)));

const ids = (owner: string | null, now: number) => savedRuns.list(owner, now).map((kept) => kept.run.runId);

test("a run is kept as it stands, once, in place of how it stood before", () => {
  savedRuns.keep(run("a", 1));
  const later = { ...run("a", 2), steps: [] };
  savedRuns.keep(later);
  expect(savedRuns.list(null, 3)).toEqual([later]);
});

test("a run is offered for a day and then gone", () => {
  savedRuns.keep(run("a", 0));
  expect(ids(null, dayMs - 1)).toEqual(["a"]);
  expect(ids(null, dayMs)).toEqual([]);
});

test("a run from a clock that was ahead is not offered", () => {
  savedRuns.keep(run("a", 100));
  expect(ids(null, 99)).toEqual([]);
});

test("each player of a browser sees only the own runs", () => {
  savedRuns.keep(run("guest", 1));
  savedRuns.keep(run("lan", 2, "Lan"));
  savedRuns.keep(run("minh", 3, "Minh"));
  expect(ids(null, 4)).toEqual(["guest"]);
  expect(ids("Lan", 4)).toEqual(["lan"]);
  expect(ids("Minh", 4)).toEqual(["minh"]);
});

test("the latest three are kept, the newest first", () => {
  for (const [place, id] of ["a", "b", "c", "d"].entries()) savedRuns.keep(run(id, place));
  expect(ids(null, 9)).toEqual(["d", "c", "b"]);
});

test("a finished run is removed and leaves nothing behind", () => {
  savedRuns.keep(run("a", 1));
  savedRuns.remove("a", 2);
  expect(ids(null, 2)).toEqual([]);
  expect(window.localStorage.getItem("keptRuns")).toBeNull();
});

test("all runs of a player are taken away at once, and those that are too old with them", () => {
  savedRuns.keep(run("old", 1, "Bi"));
  savedRuns.keep(run("a", dayMs, "Bi"));
  savedRuns.keep(run("b", dayMs, "Na"));
  savedRuns.forget("Bi", dayMs + 1);
  expect(ids("Bi", dayMs + 1)).toEqual([]);
  expect(ids("Na", dayMs + 1)).toEqual(["b"]);
  savedRuns.forget("Na", dayMs + 1);
  expect(window.localStorage.getItem("keptRuns")).toBeNull();
});

test("what is broken in storage is left out, the rest is offered", () => {
  savedRuns.keep(run("a", 1));
  const stored: unknown[] = JSON.parse(window.localStorage.getItem("keptRuns") ?? "");
  window.localStorage.setItem("keptRuns", JSON.stringify([{ run: "?" }, ...stored]));
  expect(ids(null, 2)).toEqual(["a"]);
  window.localStorage.setItem("keptRuns", "{");
  expect(ids(null, 2)).toEqual([]);
});

test("a run longer than any is not kept", () => {
  const long = run("a", 1);
  savedRuns.keep({ ...long, run: { ...long.run, title: "x".repeat(150_000) } });
  expect(ids(null, 2)).toEqual([]);
});

test("where storage is blocked nothing is kept and nothing breaks", () => {
  vi.stubGlobal("window", fakeWindow(true));
  savedRuns.keep(run("a", 1));
  savedRuns.remove("a", 2);
  expect(ids(null, 2)).toEqual([]);
});
