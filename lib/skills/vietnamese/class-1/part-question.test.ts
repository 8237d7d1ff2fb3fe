import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { partQuestion } from "./part-question.ts";

function build(others: readonly string[]) {
  return partQuestion(createRng("part"), {
    prompt: "Con điền âm đầu.",
    word: syllableParts("nghé"),
    lacks: { part: "initial", others },
    hints: ["Con đọc thật chậm."],
    explanation: "Tiếng “nghé” có âm đầu “ngh”.",
    praise: "word",
    identity: "nghé",
  });
}

test("no other part makes the word again: ng before e is written ngh", () => {
  const question = build(["ng", "n", "nh", "gh"]);
  if (question.kind !== "fill") throw new TypeError(question.kind);
  expect(question.view.initials.toSorted()).toEqual(["gh", "n", "ngh", "nh"].toSorted());
  expect(question.view.initials[question.key.initial]).toBe("ngh");
  expect(question.view.rimes).toEqual(["e"]);
});

test("too few others are refused", () => {
  expect(() => build(["n"])).toThrow("Too few parts");
});
