import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { calculatorQuestion } from "#lib/skills/drafts/calculator-question.ts";
import { type CalculatorKey, calculatorGrading } from "./grading.ts";
import { calculatorKind } from "./kind.ts";

function keyFor(...rows: [string, ...string[]]): CalculatorKey {
  const question = calculatorQuestion(createRng("key"), {
    prompt: "?",
    rows,
    hints: [],
    explanation: "",
    praise: "keys",
    identity: "key",
  });
  if (question.kind !== "calculator") throw new Error("it is not pressed");
  return question.key;
}

const { grade, feedback } = calculatorGrading;
const product = keyFor("12.5×48=");
const difference = keyFor("90.5−7.25=");
const twoSteps = keyFor("24×16+85=");
const share = keyFor("240×15%", "240×15:100=", "240×0.15=");

const saidTo = (key: CalculatorKey, keys: string) => feedback(key, { keys })?.text ?? null;

test.each([
  [product, "12.5×48="],
  [product, "48×12.5="],
  [product, "012.50×48="],
  [product, "12.5+×48="],
  [twoSteps, "24×16=+85="],
  [twoSteps, "16×24+85="],
  [share, "240×15%"],
  [share, "15×240%"],
  [share, "15:100×240="],
  [share, "0.15×240="],
  [share, "15%×240="],
])("%# the numbers and operations of the task, in an order that leads to the result, are right", (key, keys) => {
  expect(calculatorKind.response.safeParse({ keys }).success).toBe(true);
  expect(grade(key, { keys })).toBe(true);
  expect(saidTo(key, keys)).toBeNull();
});

test.each([
  ["a result typed by hand", product, "600=", product.said.typed.text, null],
  ["another sum of the same result", product, "300+300=", product.said.other.text, null],
  ["= forgotten", product, "12.5×48", product.said.unfinished.text, "PARTIAL"],
  ["an operation key too many", product, "12.5×48+", product.said.unfinished.text, "PARTIAL"],
  ["another operation", product, "12.5+48=", "Con bấm phím + thay cho phím × rồi.", "OP"],
  ["a digit left out", product, "12.5×4=", "Con bấm thiếu một chữ số của số 48 rồi.", "READ"],
  ["a digit doubled", product, "12.5×488=", "Con bấm thừa một chữ số vào số 48 rồi.", "READ"],
  ["the point left out", product, "125×48=", product.said.numbers[0]?.pointLeftOut.text, "DEC-SHIFT"],
  ["the point elsewhere", product, "1.25×48=", product.said.numbers[0]?.pointMoved.text, "DEC-SHIFT"],
  ["another number", product, "12.5×39=", product.said.numbers[1]?.other.text, "READ"],
  ["a difference the wrong way round", difference, "7.25−90.5=", difference.said.turned.text, "REL"],
  ["two steps in the wrong order", twoSteps, "85+24×16=", twoSteps.said.order.text, "ORDER"],
  ["one of two steps", twoSteps, "24×16=", twoSteps.said.partial.text, "PARTIAL"],
  ["% left out", share, "240×15=", share.said.percentLeftOut.text, "DEC-SHIFT"],
  ["% and = left out", share, "240×15", share.said.unfinished.text, "PARTIAL"],
  ["a share divided", share, "240:15%", "Con bấm phím : thay cho phím × rồi.", "OP"],
] as const)("%s is told by its name", (_, key, keys, said, code) => {
  expect(calculatorKind.response.safeParse({ keys }).success).toBe(true);
  expect(grade(key, { keys })).toBe(false);
  expect(saidTo(key, keys)).toBe(said);
  expect(calculatorKind.nameMistake?.(key, { keys }, { hasPoint: false })).toBe(code);
});

test("% where none is asked for is told", () => {
  expect(saidTo(product, "12.5×48%")).toBe(product.said.percentTooMany.text);
});
