import { expect, test } from "vitest";
import { readCalculation, workOut, writeCalculation } from "./calculation.ts";
import { findFault, type StepsKey, type StepsLine, stepsGrading } from "./grading.ts";
import { stepsKind } from "./kind.ts";

const lines = (name: string) => [1, 2, 3].map((place) => ({ text: `${name} ${place}`, spoken: name }));

/** A sack of 24 kg, another 6 kg lighter, two times as heavy a third: 24 − 6 = 18, 24 + 18 = 42; 18 × 2 = 36. */
const key: StepsKey = {
  known: [
    { value: 24, twin: 613 },
    { value: 6, twin: 127 },
    { value: 2, twin: 2 },
  ],
  targets: [
    { value: 18, twin: 486, unit: 0 },
    { value: 42, twin: 1099, unit: 0 },
    { value: 36, twin: 972, unit: 0 },
    null,
  ],
  given: 0,
  asked: 1,
  solutions: [],
  slips: [{ sentence: 0, typed: "24+6=30", twin: 740, feedback: lines("operation"), code: "OP" }],
  said: {
    unknown: lines("unknown"),
    result: lines("result"),
    sentence: lines("sentence"),
    other: lines("other"),
    unit: lines("unit"),
  },
  missing: { text: "missing", spoken: "missing" },
};

const line = (sentence: number, typed: string, unit = 0): StepsLine => ({ sentence, typed, unit });
const first = line(0, "24−6=18");
const last = line(1, "24+18=42");

test.each([
  ["the usual lines", [first, last]],
  ["numbers of a sum changed about", [first, line(1, "18+24=42")]],
  ["both steps in one line", [line(1, "24−6+24=42")]],
  ["both steps in one line with brackets", [line(1, "24+(24−6)=42")]],
  ["another way", [line(1, "24×2−6=42")]],
  ["a line that is true and not needed", [first, line(2, "18×2=36"), last]],
  ["the same number added as often as it is taken", [first, line(2, "18+18=36"), last]],
  ["zeros that change nothing", [line(0, "24−6=018"), last]],
] as const)("%s are right", (_, written) => {
  expect(findFault(key, { lines: written })).toBeNull();
});

test.each([
  ["a known slip", [line(0, "24+6=30"), last], "operation 1", 0],
  ["a known slip that is also miscalculated", [line(0, "6+24=29"), last], "operation 1", 0],
  ["a wrong result", [line(0, "24−6=17"), last], "result 1", 0],
  ["a number nobody told", [first, line(1, "24+19=43")], "unknown 2", 1],
  ["a number that is found only later", [line(1, "24+18=42"), first], "unknown 1", 0],
  ["the right number by chance", [line(0, "6+6+6=18"), last], "other 1", 0],
  ["a calculation under the sentence of another", [line(1, "24−6=18")], "sentence 1", 0],
  ["a sentence the story tells nothing of", [line(3, "24−6=18"), last], "sentence 1", 0],
  ["a sentence used twice", [first, first, last], "other 2", 1],
  ["another unit", [first, line(1, "24+18=42", 1)], "unit 2", 1],
  ["a solution that stops before its answer", [first], "missing", null],
  ["a solution whose answer is not in its last line", [first, last, line(2, "18×2=36")], "missing", null],
] as const)("of %s the first wrong line is told", (_, written, said, place) => {
  const response = { lines: written };
  expect(stepsGrading.grade(key, response)).toBe(false);
  expect(stepsGrading.feedback(key, response)?.text).toBe(said);
  expect(stepsGrading.wrongPart?.(key, response)).toBe(place);
});

test("sentences that stand on the page are all used", () => {
  expect(findFault({ ...key, given: 1 }, { lines: [line(1, "24−6+24=42")] })).toEqual({ type: "missing", place: null });
  expect(findFault({ ...key, given: 1 }, { lines: [first, last] })).toBeNull();
});

test("what is wrong has the name of its mistake", () => {
  expect(stepsKind.nameMistake?.(key, { lines: [line(0, "24+6=30")] }, view)).toBe("OP");
  expect(stepsKind.nameMistake?.(key, { lines: [line(0, "24−6=19")] }, view)).toBe("OFF1");
  expect(stepsKind.nameMistake?.(key, { lines: [first] }, view)).toBe("PARTIAL");
  expect(stepsKind.nameMistake?.(key, { lines: [line(0, "24−6=18", 1)] }, view)).toBeNull();
});

const view = { sentences: [], given: 0, mostLines: 3, units: ["kg", "bao"], extras: "none" } as const;

test.each([
  "24−6",
  "24−=18",
  "24=24",
  "(24−6=18",
  "24−6)=18",
  "−6=6",
  "24−6=",
  "24−6=18=18",
  "24−6=18kg",
  "24 − 6 = 18",
  "1+1+1+1+1+1+1+1+1+1=10",
])("%s cannot be sent", (typed) => {
  expect(readCalculation(typed)).toBeNull();
  expect(stepsKind.response.safeParse({ lines: [line(0, typed)] }).success).toBe(false);
});

test.each([
  ["2+3×4", [2, 3, 4], 14],
  ["(2+3)×4", [2, 3, 4], 20],
  ["20−8−2", [20, 8, 2], 10],
  ["24:4×2", [24, 4, 2], 12],
  ["2×(10−(3+4))", [2, 10, 3, 4], 6],
] as const)("%s is worked out as school does", (typed, numbers, value) => {
  expect(workOut(readCalculation(`${typed}=0`)?.tokens ?? [], numbers)).toBe(value);
});

test("a line is written as in the exercise book, finished or not", () => {
  expect(writeCalculation("1350−600=750")).toBe("1\u00a0350 − 600 = 750");
  expect(writeCalculation("240:100×2,5=6")).toBe("240 : 100 × 2,5 = 6");
  expect(writeCalculation("(24−")).toBe("(24 −");
});
