import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { gradeResponse } from "./grade-response.ts";

const choice = { kind: "choice", key: { right: 2, feedback: [null, null, null, null] } } as const;
const number = { kind: "number", key: { value: 9, mistakes: [] } } as const;
const count = {
  kind: "count",
  key: { count: 7, tooFew: toLine("Vẫn còn thiếu."), tooMany: toLine("Hơi nhiều.") },
} as const;

describe("gradeResponse", () => {
  test("marks each kind's right and wrong responses", () => {
    expect(gradeResponse(choice, { choice: 2 })).toBe("right");
    expect(gradeResponse(choice, { choice: 0 })).toBe("wrong");
    expect(gradeResponse(number, { value: 9 })).toBe("right");
    expect(gradeResponse(number, { value: 90 })).toBe("wrong");
    expect(gradeResponse(count, { count: 7 })).toBe("right");
    expect(gradeResponse(count, { count: 8 })).toBe("wrong");
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a bare number", 2],
    ["a text", '{"choice":2}'],
    ["a list", [{ choice: 2 }]],
    ["an empty object", {}],
    ["a number as text", { choice: "2" }],
    ["a fraction", { choice: 2.5 }],
    ["a negative place", { choice: -1 }],
    ["a place past the last choice", { choice: 4 }],
    ["not a number", { choice: Number.NaN }],
    ["one key too many", { choice: 2, points: 1000 }],
    ["another kind's response", { value: 2 }],
  ])("does not read %s as a choice", (_, raw) => {
    expect(gradeResponse(choice, raw)).toBe("unreadable");
  });

  test.each([{ value: -9 }, { value: 9.5 }, { value: 1e9 }, { value: "9" }, { value: 9, right: true }, { value: 9n }])(
    "does not read %o as a typed number",
    (raw) => {
      expect(gradeResponse(number, raw)).toBe("unreadable");
    },
  );

  test.each([{ count: -1 }, { count: 21 }, { count: 6.9 }, { count: [7] }])("does not read %o as a count", (raw) => {
    expect(gradeResponse(count, raw)).toBe("unreadable");
  });

  test("nothing a stranger can send throws, and only the right response is right", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const question of [choice, number, count]) {
          const mark = gradeResponse(question, raw);
          expect(["right", "wrong", "unreadable"]).toContain(mark);
          if (mark !== "unreadable") {
            expect(Object.keys(raw as object)).toHaveLength(1);
          }
        }
      }),
    );
  });
});
