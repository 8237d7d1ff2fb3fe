import { expect, test } from "vitest";
import { isSavedRun } from "./is-saved-run.ts";
import { makeQuestions } from "./make-questions.ts";
import type { RunView } from "./run-view.ts";
import type { SavedRun } from "./saved-run.ts";
import { singlePlaces } from "./single-places.ts";
import { toRunPlaces } from "./to-run-places.ts";

const questions = makeQuestions({ kind: "game", levelName: "counting", level: 1 }, "seed", null);

const run: RunView = {
  runId: "body.signature",
  mode: "practice",
  title: "Đếm số",
  classId: "1",
  activityHref: "/game/counting/play/1",
  backHref: "/course/practice/1",
  backLabel: "Về lớp 1",
  animal: "animals/level-one/giraffe-1",
  places: toRunPlaces(singlePlaces(questions), "practice"),
  before: [{ difficulty: 2, isRight: true }],
};

const kept: SavedRun = {
  run,
  steps: [{ type: "hint" }, { type: "respond", response: { count: 3 } }],
  href: "/game/counting",
  owner: null,
  savedAt: 1_000,
};

/** As it comes back from storage. */
function stored(change: (copy: Record<string, unknown>) => void): unknown {
  const copy = JSON.parse(JSON.stringify(kept));
  change(copy);
  return copy;
}

test("a run comes back from storage as it went in, practice and challenge, of a guest and of a pupil", () => {
  const untold = toRunPlaces(singlePlaces(questions), "challenge");
  expect(isSavedRun(stored(() => undefined))).toBe(true);
  expect(
    isSavedRun(stored((copy) => Object.assign(copy, { run: { ...run, mode: "challenge", places: untold } }))),
  ).toBe(true);
  expect(isSavedRun(stored((copy) => Object.assign(copy, { owner: "Diều Giấy 12" })))).toBe(true);
});

const broken: Record<string, Record<string, unknown>> = {
  "no run": { run: null },
  "a run without its id": { run: { ...run, runId: undefined } },
  "an unknown mode": { run: { ...run, mode: "exam" } },
  "an unknown class": { run: { ...run, classId: "6" } },
  "no questions": { run: { ...run, places: [] } },
  "more questions than a run has": { run: { ...run, places: [...run.places, ...run.places, ...run.places] } },
  "a place without a question": { run: { ...run, places: [[], ...run.places.slice(1)] } },
  "a question without its idea": {
    run: { ...run, places: [[{ ...run.places[0]?.[0], idea: 3 }], ...run.places.slice(1)] },
  },
  "a difficulty there is not": { run: { ...run, before: [{ difficulty: 4, isRight: true }] } },
  "a question without its prompt": {
    run: { ...run, places: [[{ question: { kind: "choice" }, difficulty: null }], ...run.places.slice(1)] },
  },
  "a text in the shape of an older version": {
    run: {
      ...run,
      places: run.places.map(([asked]) => [
        { ...asked, question: { ...asked?.question, figures: [{ type: "passage", paragraphs: [["Mèo ngủ."]] }] } },
      ]),
    },
  },
  "a solution without its hints": {
    run: {
      ...run,
      places: run.places.map(([asked]) => [{ ...asked, solution: { kind: "choice", key: {} } }]),
    },
  },
  "steps that are none": { steps: ["respond"] },
  "an answer without a response": { steps: [{ type: "respond" }] },
  "more steps than anybody takes": { steps: Array.from({ length: 201 }, () => ({ type: "hint" })) },
  "an address elsewhere": { href: "//example.org" },
  "an address that is a script": { href: "javascript:alert(1)" },
  "an owner who is no name": { owner: 7 },
  "a time that is none": { savedAt: "now" },
};

test.each(Object.entries(broken))("%s is not taken up", (_, change) => {
  expect(isSavedRun(stored((copy) => Object.assign(copy, change)))).toBe(false);
});

test("what is no record at all is not taken up", () => {
  for (const value of [null, undefined, 1, "run", [], [kept]]) expect(isSavedRun(value)).toBe(false);
});
