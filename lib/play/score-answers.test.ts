import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import type { AskedPlace } from "./asked.ts";
import { scoreAnswers } from "./score-answers.ts";

const line = toLine("Con tính lại nhé!");

function numberQuestion(value: number): Question {
  return {
    kind: "number",
    prompt: toLine("47 + 25 bằng bao nhiêu?"),
    figures: [],
    view: { maxDigits: 3 },
    key: { value, mistakes: [{ value: value - 10, feedback: line, code: "CARRY" }] },
    hints: [],
    explanation: { ...line, figures: null },
    praise: line,
    answer: line,
    identity: String(value),
  };
}

const places = [72, 83, 94].map((value): AskedPlace => {
  return [{ question: numberQuestion(value), skillId: "c2-add-carry-100", difficulty: 2, itemId: null }];
});

const mistakesOf = (answers: readonly (readonly unknown[])[]) =>
  scoreAnswers(places, answers, [])?.tries.map(({ mistake }) => mistake);

test("a wrong first answer brings the name of its mistake, a right one and one of no known mistake bring none", () => {
  expect(mistakesOf([[{ value: 62 }], [{ value: 83 }], [{ value: 5 }, { value: 5 }]])).toEqual(["CARRY", null, null]);
});

test("what is answered at the second try names nothing", () => {
  expect(mistakesOf([[{ value: 5 }, { value: 62 }], [{ value: 73 }, { value: 83 }], [{ value: 94 }]])).toEqual([
    null,
    "CARRY",
    null,
  ]);
});

test("an unreadable answer spoils the run, and nothing is named", () => {
  expect(scoreAnswers(places, [[{ value: 62 }], [{ value: "83" }], [{ value: 94 }]], [])).toBeNull();
});
