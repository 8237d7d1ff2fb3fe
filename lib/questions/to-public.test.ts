import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { toPublic } from "./to-public.ts";
import { toSolution } from "./to-solution.ts";

/** A line that knows more than is said. */
function knowing(text: string) {
  return { ...toLine(text), secret: "9" };
}

const question = {
  kind: "choice",
  prompt: knowing("6 + 3 bằng mấy?"),
  figures: [{ type: "sum", parts: ["6", "+", "3", "=", null], alt: "Phép tính: sáu cộng ba bằng mấy.", secret: 9 }],
  view: { choices: [knowing("8"), knowing("9"), knowing("3")], secret: 1 },
  key: { right: 1, feedback: [toLine("Con đếm lại nhé!"), null, null], note: "internal" },
  hints: [{ ...toLine("Con đếm tiếp từ số lớn hơn."), figures: null }],
  explanation: { ...toLine("6 thêm 3 là 9."), figures: null },
  praise: toLine("Con cộng đúng rồi!"),
  answer: toLine("9"),
  identity: "6+3",
  secret: "never sent",
} as const;

describe("what leaves the server", () => {
  test("the public half holds what is shown and nothing else, not even fields nobody thought of", () => {
    expect(toPublic(question)).toEqual({
      kind: "choice",
      prompt: toLine("6 + 3 bằng mấy?"),
      figures: [{ type: "sum", parts: ["6", "+", "3", "=", null], alt: "Phép tính: sáu cộng ba bằng mấy." }],
      view: { choices: [toLine("8"), toLine("9"), toLine("3")] },
    });
  });

  test("the solution holds the key and the help, and neither the view nor the identity", () => {
    expect(toSolution(question)).toEqual({
      kind: "choice",
      key: { right: 1, feedback: [toLine("Con đếm lại nhé!"), null, null] },
      hints: [{ ...toLine("Con đếm tiếp từ số lớn hơn."), figures: null }],
      explanation: { ...toLine("6 thêm 3 là 9."), figures: null },
      praise: toLine("Con cộng đúng rồi!"),
      answer: toLine("9"),
    });
  });
});
