import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { findFault } from "#lib/questions/kinds/steps/grading.ts";
import { stepsQuestion } from "./steps-question.ts";

/** 5 bags of 8 oranges, 12 of which are given away. */
function ask() {
  const question = stepsQuestion(createRng("steps"), {
    prompt: "Mẹ mua 5 túi cam, mỗi túi 8 quả. Mẹ biếu bà 12 quả. Mẹ còn lại bao nhiêu quả cam?",
    told: { e: 8, r: 12 },
    bare: { g: 5 },
    steps: [
      { name: "c", sentence: "Số quả cam trong 5 túi", way: "e × g", unit: "quả" },
      { name: "d", sentence: "Số quả cam còn lại", way: "c − r", unit: "quả" },
    ],
    given: 0,
    otherUnits: ["túi"],
    extras: "none",
    alternatives: [[["d", "e × g − r"]]],
    slips: [
      { step: "c", way: "e + g", code: "OP", feedback: "Con làm phép nhân nhé!" },
      { step: "c", way: "g + e", code: "OP", feedback: "Con làm phép nhân nhé!" },
      { step: "d", way: "r − c", code: "OP", feedback: "Con đổi chỗ hai số nhé!" },
    ],
    asked: "còn lại bao nhiêu",
    answerUnit: "quả",
    hints: ["Trước hết con tìm 5 túi có bao nhiêu quả."],
    identity: "bags",
  });
  if (question.kind !== "steps") throw new Error("another kind");
  return question;
}

test("the usual solution and the others are right, and what is said names the answer", () => {
  const { key, answer, explanation } = ask();
  expect(key.solutions).toHaveLength(2);
  for (const lines of key.solutions) expect(findFault(key, { lines })).toBeNull();
  expect(answer.text).toBe("28\u00a0quả");
  expect(explanation.text).toBe("Số quả cam trong 5 túi: 8 × 5 = 40 (quả). Số quả cam còn lại: 40 − 12 = 28 (quả).");
});

test("of slips that come to one result one is kept, and none that cannot be typed", () => {
  expect(ask().key.slips.map(({ typed }) => typed)).toEqual(["8+5=13"]);
});
