import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { feedbackFor } from "./gradings.ts";

const rest = {
  hints: [],
  explanation: { ...toLine("6 thêm 3 là 9."), figures: null },
  praise: toLine("Con cộng đúng rồi!"),
  answer: toLine("9"),
} as const;
const tip = toLine("Con đếm thừa rồi.");

describe("feedbackFor", () => {
  test("gives the sentence of the mistake behind a wrong choice, and nothing where none is known", () => {
    const solution = { kind: "choice", key: { right: 0, feedback: [null, tip, null] }, ...rest } as const;
    expect(feedbackFor(solution, { choice: 1 })).toEqual(tip);
    expect(feedbackFor(solution, { choice: 2 })).toBeNull();
    expect(feedbackFor(solution, { choice: 0 })).toBeNull();
    expect(feedbackFor(solution, { value: 1 })).toBeNull();
  });

  test("gives the sentence of a known wrong number", () => {
    const solution = { kind: "number", key: { value: 9, mistakes: [{ value: 10, feedback: tip }] }, ...rest } as const;
    expect(feedbackFor(solution, { value: 10 })).toEqual(tip);
    expect(feedbackFor(solution, { value: 11 })).toBeNull();
    expect(feedbackFor(solution, { choice: 10 })).toBeNull();
  });

  test("tells too few from too many on the tray", () => {
    const [tooFew, tooMany] = [toLine("Vẫn còn thiếu."), toLine("Hơi nhiều rồi.")];
    const solution = { kind: "count", key: { count: 7, tooFew, tooMany }, ...rest } as const;
    expect(feedbackFor(solution, { count: 6 })).toEqual(tooFew);
    expect(feedbackFor(solution, { count: 8 })).toEqual(tooMany);
    expect(feedbackFor(solution, { count: 7 })).toBeNull();
    expect(feedbackFor(solution, { choice: 1 })).toBeNull();
  });
});
