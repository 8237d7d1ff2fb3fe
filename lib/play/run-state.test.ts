import { describe, expect, test } from "vitest";
import type { Solution } from "#lib/questions/question.ts";
import { progressSegments } from "./progress-segments.ts";
import { runAnswers } from "./run-answers.ts";
import { isRegained, type RunAction, type RunState, runReducer } from "./run-state.ts";
import type { RunQuestion } from "./run-view.ts";
import { startRunState } from "./start-run-state.ts";

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

function question(known: Solution | null, idea = "choice count"): RunQuestion {
  return {
    question: {
      kind: "choice",
      prompt: line("Có mấy quả?"),
      figures: [],
      view: { choices: [line("8"), line("9"), line("3")] },
    },
    solution: known,
    difficulty: null,
    idea,
  };
}

const practice = startRunState({ places: [[question(solution)], [question(solution)]], before: [] });
const challenge = startRunState({ places: [[question(null)], [question(null)]], before: [] });

const pick = (choice: number): RunAction => ({ type: "respond", response: { choice } });
const next: RunAction = { type: "next" };
const hint: RunAction = { type: "hint" };
const verdict = (right: boolean, place = 0): RunAction => ({ type: "verdict", place, verdict: { right, solution } });

function play(state: RunState, ...actions: readonly RunAction[]): RunState {
  return actions.reduce(runReducer, state);
}

describe("practice", () => {
  test("a right first answer is marked at once", () => {
    const state = play(practice, pick(1));
    expect(state.phase).toBe("right");
    expect(progressSegments(state)).toEqual(["right", "ahead"]);
  });

  test("a wrong first answer opens a hint and leaves one more try", () => {
    const state = play(practice, pick(0));
    expect(state.phase).toBe("again");
    expect(state.entries[0]?.hints).toBe(1);
    expect(progressSegments(state)).toEqual(["now", "ahead"]);
  });

  test("a right second answer counts as the second", () => {
    const state = play(practice, pick(0), pick(1));
    expect(state.phase).toBe("right");
    expect(progressSegments(state)).toEqual(["second", "ahead"]);
  });

  test("after a second wrong answer the right one is shown and no third is taken", () => {
    const state = play(practice, pick(0), pick(2));
    expect(state.phase).toBe("shown");
    expect(progressSegments(state)[0]).toBe("missed");
    expect(play(state, pick(1))).toBe(state);
  });

  test("hints open one by one and not beyond the last", () => {
    const opened = play(practice, hint, hint);
    expect(opened.entries[0]?.hints).toBe(2);
    expect(play(opened, hint)).toBe(opened);
  });

  test("only a hint asked for before the first answer is noted", () => {
    expect(play(practice, hint).entries[0]?.hintOpened).toBe(true);
    expect(play(practice, pick(0), hint).entries[0]?.hintOpened).toBe(false);
  });

  test("an unanswered question cannot be passed over", () => {
    expect(play(practice, next)).toBe(practice);
  });

  test("a run ends after its last question with every answer in order", () => {
    const state = play(practice, pick(0), pick(1), next, pick(1), next);
    expect(state.phase).toBe("finished");
    expect(runAnswers(state)).toEqual([
      { responses: [{ choice: 0 }, { choice: 1 }], hintOpened: false },
      { responses: [{ choice: 1 }], hintOpened: false },
    ]);
    expect(progressSegments(state)).toEqual(["second", "right"]);
  });
});

describe("challenge", () => {
  test("an answer waits for the server and a second tap changes nothing", () => {
    const state = play(challenge, pick(0));
    expect(state.phase).toBe("waiting");
    expect(play(state, pick(1))).toBe(state);
  });

  test("the verdict of the server decides and brings the solution", () => {
    expect(play(challenge, pick(1), verdict(true)).phase).toBe("right");
    const missed = play(challenge, pick(0), verdict(false));
    expect(missed.phase).toBe("shown");
    expect(missed.entries[0]).toMatchObject({ outcome: "missed", solution });
  });

  test("a verdict for another question, or a second one, changes nothing", () => {
    const waiting = play(challenge, pick(1), verdict(true), next, pick(0));
    expect(play(waiting, verdict(true, 0))).toBe(waiting);
    const marked = play(challenge, pick(1), verdict(true));
    expect(play(marked, verdict(false))).toBe(marked);
  });

  test("an answer that did not get through is sent again unchanged", () => {
    const lost = play(challenge, pick(2), { type: "lost", place: 0, canRetry: true });
    expect(lost.phase).toBe("unsent");
    const again = play(lost, { type: "send-again" });
    expect(again.phase).toBe("waiting");
    expect(again.entries[0]?.responses).toEqual([{ choice: 2 }]);
  });

  test("a run the server has closed takes no more answers", () => {
    const closed = play(challenge, pick(2), { type: "lost", place: 0, canRetry: false });
    expect(closed.phase).toBe("closed");
    expect(play(closed, { type: "send-again" })).toBe(closed);
  });

  test("there are no hints", () => {
    expect(play(challenge, hint)).toBe(challenge);
  });
});

test("a run without questions is finished from the start", () => {
  expect(startRunState({ places: [], before: [] }).phase).toBe("finished");
});

describe("an idea that comes back", () => {
  const run = startRunState({
    places: [[question(solution)], [question(solution, "choice compare")], [question(solution)], [question(solution)]],
    before: [],
  });
  const right = [pick(1), next];
  const missed = [pick(0), pick(2), next];
  const second = [pick(0), pick(1), next];
  const regained = (...actions: readonly RunAction[]) => {
    const state = play(run, ...actions);
    return state.entries.map((_, place) => isRegained(state, place));
  };

  test("is regained where it is right at once after it was not, and only the first time", () => {
    expect(regained(...missed, ...right, ...right, ...right)).toEqual([false, false, true, false]);
    expect(regained(...second, ...right, ...right, ...right)).toEqual([false, false, true, false]);
    expect(regained(...missed, ...right, ...second, ...right)).toEqual([false, false, false, true]);
  });

  test("is not regained where it was never missed, nor where another one was", () => {
    expect(regained(...right, ...right, ...right, ...right)).toEqual([false, false, false, false]);
    expect(regained(...right, ...missed, ...right, ...right)).toEqual([false, false, false, false]);
  });
});
