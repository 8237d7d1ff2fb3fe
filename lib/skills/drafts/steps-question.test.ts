import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { findFault } from "#lib/questions/kinds/steps/grading.ts";
import { areDistinct, stepsQuestion } from "./steps-question.ts";

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
      { step: "c", way: "e : g", code: "OP", feedback: "Con làm phép nhân nhé!" },
      {
        step: "d",
        way: "r + g",
        code: "PARTIAL",
        feedback: "Con dùng số ở dòng trên.",
        inFirst: "Con tìm số cam trước.",
      },
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

test("of slips that come to one result one is kept, and none below nought or with a comma that is not on the pad", () => {
  expect(ask().key.slips.map(({ typed }) => typed)).toEqual(["8+5=13", "12+5=17"]);
});

test("in the first line nothing is said of a line above", () => {
  expect(ask().key.slips[1]?.feedback.map(({ text }) => text)).toEqual([
    "Dòng 1: Con tìm số cam trước.",
    "Dòng 2: Con dùng số ở dòng trên.",
  ]);
});

/** So many are sold in the morning and so many times less in the afternoon; both, and by how much they differ. */
const sold = (a: number, t: number, b: number) => ({
  told: { a, b },
  bare: { t },
  steps: [
    { name: "c", sentence: "Buổi chiều bán", way: "a : t", unit: "kg" },
    { name: "d", sentence: "Cả hai buổi bán", way: "a + c", unit: "kg" },
  ],
  others: [{ name: "f", sentence: "Hai buổi hơn kém nhau", way: "a − c", unit: "kg" }],
});

test("a calculation belongs to one sentence, and a number to one quantity", () => {
  expect(areDistinct(sold(60, 3, 25))).toBe(true);
  // Half as much is also half less.
  expect(areDistinct(sold(60, 2, 25))).toBe(false);
  // As much as is told of something else, or is found.
  expect(areDistinct(sold(60, 3, 60))).toBe(false);
  expect(areDistinct(sold(60, 3, 20))).toBe(false);
});

test("a sentence may lead to a number that is told", () => {
  const { told, bare, steps } = sold(60, 3, 25);
  const apart = { name: "f", sentence: "Hai buổi hơn kém nhau", way: "c − a", unit: "kg" };
  const more = [{ name: "c", sentence: "Buổi chiều bán", way: "a + b", unit: "kg" }, ...steps.slice(1)];
  expect(areDistinct({ told, bare, steps: more, others: [apart] })).toBe(true);
});
