import { expect, test } from "vitest";
import type { Outcome, RunEntry, RunState } from "#lib/play/run-state.ts";
import { startRunState } from "#lib/play/start-run-state.ts";
import { learntSentences } from "./learnt.tsx";

const line = { text: "", spoken: "" };

function entry(outcome: Outcome, skillTitle?: string, idea = ""): RunEntry {
  return {
    question: { kind: "number", prompt: line, figures: [], view: { maxDigits: 2 } },
    solution: null,
    difficulty: 1,
    idea,
    ...(skillTitle !== undefined && { skillTitle }),
    responses: [],
    hints: 0,
    hintOpened: false,
    outcome,
  };
}

const ended = (...entries: readonly RunEntry[]): RunState => ({
  ...startRunState({ places: [], before: [] }),
  entries,
});

test("a run of one skill names it, and what was regained in it", () => {
  const run = { title: "Cộng có nhớ" };
  expect(learntSentences(run, ended(entry("right"), entry("missed")))).toEqual(["Con vừa luyện: Cộng có nhớ."]);
  expect(learntSentences(run, ended(entry("missed", undefined, "sum"), entry("right", undefined, "sum")))).toEqual([
    "Con vừa luyện: Cộng có nhớ.",
    "1 câu lúc nãy còn khó, bây giờ con làm được rồi!",
  ]);
});

test("a run of several skills names those that were right throughout and those to go on with", () => {
  const run = { title: "Ôn tập hôm nay" };
  const state = ended(entry("right", "Xem đồng hồ"), entry("right", "So sánh"), entry("second", "So sánh"));
  expect(learntSentences(run, state)).toEqual(["Con đã vững: Xem đồng hồ.", "Con luyện thêm nhé: So sánh."]);
  expect(learntSentences(run, ended(entry("missed", "So sánh")))).toEqual(["Con luyện thêm nhé: So sánh."]);
});
