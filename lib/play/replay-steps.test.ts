import { expect, test } from "vitest";
import type { Solution } from "#lib/questions/question.ts";
import { isUnderway } from "./is-underway.ts";
import { replaySteps } from "./replay-steps.ts";
import { type RunAction, runReducer } from "./run-state.ts";
import type { RunQuestion, RunView } from "./run-view.ts";
import { startRunState } from "./start-run-state.ts";

type Run = Pick<RunView, "places" | "before">;

const line = (text: string) => ({ text, spoken: text });
const help = (text: string) => ({ ...line(text), figures: null });

const solution: Solution = {
  kind: "choice",
  key: { right: 1, feedback: [null, null, null] },
  hints: [help("Con đếm táo trước."), help("Con đếm thêm 3.")],
  explanation: help("6 thêm 3 là 9."),
  praise: line("Con đếm đúng rồi!"),
  answer: line("9"),
};

const question = (known: Solution | null): RunQuestion => ({
  question: {
    kind: "choice",
    prompt: line("Có mấy quả?"),
    figures: [],
    view: { choices: [line("8"), line("9"), line("3")] },
  },
  solution: known,
  difficulty: null,
  idea: "choice",
});

const run = (known: Solution | null): Run => ({ places: [[question(known)], [question(known)]], before: [] });
const practice = run(solution);
const challenge = run(null);
const pick = (choice: number): RunAction => ({ type: "respond", response: { choice } });

test.each<readonly [string, Run, readonly RunAction[]]>([
  ["before the first answer", practice, []],
  ["with a hint open", practice, [{ type: "hint" }]],
  ["before a second try", practice, [pick(0)]],
  ["at an explanation", practice, [pick(0), pick(2)]],
  ["at the second question", practice, [{ type: "hint" }, pick(1), { type: "next" }, pick(0)]],
  [
    "in a challenge, after a verdict",
    challenge,
    [pick(1), { type: "verdict", place: 0, verdict: { right: true, solution } }],
  ],
  [
    "in a challenge, with an answer that did not get through",
    challenge,
    [pick(1), { type: "lost", place: 0, canRetry: true }],
  ],
])("a run left %s stands there again after its steps", (_, left, steps) => {
  const there = steps.reduce(runReducer, startRunState(left));
  const stored: unknown = JSON.parse(JSON.stringify(steps));
  expect(replaySteps(left, steps)).toEqual(there);
  expect(stored).toEqual(steps);
});

test("steps that do not fit change nothing", () => {
  const steps: RunAction[] = [{ type: "next" }, { type: "send-again" }, pick(1), pick(0), { type: "next" }];
  expect(replaySteps(practice, steps)).toEqual(replaySteps(practice, [pick(1), { type: "next" }]));
});

test("a run is underway from its first answer until it is finished or closed", () => {
  const hint: RunAction = { type: "hint" };
  const next: RunAction = { type: "next" };
  expect(isUnderway(replaySteps(practice, []))).toBe(false);
  expect(isUnderway(replaySteps(practice, [hint]))).toBe(false);
  expect(isUnderway(replaySteps(practice, [pick(0)]))).toBe(true);
  expect(isUnderway(replaySteps(practice, [pick(1), next]))).toBe(true);
  expect(isUnderway(replaySteps(practice, [pick(1), next, pick(1), next]))).toBe(false);
  expect(isUnderway(replaySteps(challenge, [pick(1)]))).toBe(true);
  expect(isUnderway(replaySteps(challenge, [pick(1), { type: "lost", place: 0, canRetry: false }]))).toBe(false);
});
