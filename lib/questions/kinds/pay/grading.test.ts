import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import type { NoteValue } from "#lib/questions/figures/money.ts";
import { type PayKey, payGrading } from "./grading.ts";
import { payKind } from "./kind.ts";
import { waysToPay } from "./ways.ts";

const key: PayKey = {
  amount: 800,
  shown: [500, 200, 100],
  fewest: null,
  used: null,
  mistakes: [{ amount: 200, feedback: toLine("tiền thừa"), code: "DATUM" }],
  tooLittle: toLine("ít"),
  tooMuch: toLine("nhiều"),
  otherwise: null,
};
const few: PayKey = { ...key, fewest: 3, otherwise: toLine("nhiều tờ") };
const another: PayKey = { ...key, used: [500, 200, 100], otherwise: toLine("cách cũ") };

test("any notes that come to the amount are right", () => {
  expect(payGrading.grade(key, { notes: [500, 200, 100] })).toBe(true);
  expect(payGrading.grade(key, { notes: [200, 200, 200, 100, 100] })).toBe(true);
  expect(payGrading.feedback(key, { notes: [200, 200, 200, 200] })).toBeNull();
});

test("where the fewest are asked for, more notes are not right although they come to the amount", () => {
  expect(payGrading.grade(few, { notes: [500, 200, 100] })).toBe(true);
  expect(payGrading.grade(few, { notes: [500, 100, 100, 100] })).toBe(false);
  expect(payGrading.feedback(few, { notes: [500, 100, 100, 100] })).toEqual(few.otherwise);
});

test("where another way is asked for, the one that was shown is not right", () => {
  expect(payGrading.feedback(another, { notes: [500, 200, 100] })).toEqual(another.otherwise);
  expect(payGrading.grade(another, { notes: [500, 100, 100, 100] })).toBe(true);
});

test("the sentence says what went wrong, or whether it is too little or too much", () => {
  expect(payGrading.feedback(key, { notes: [100, 100] })?.text).toBe("tiền thừa");
  expect(payGrading.feedback(key, { notes: [500] })).toEqual(key.tooLittle);
  expect(payGrading.feedback(key, { notes: [500, 500] })).toEqual(key.tooMuch);
});

test("notes that do not exist or stand out of order cannot be sent", () => {
  expect(payKind.response.safeParse({ notes: [300] }).success).toBe(false);
  expect(payKind.response.safeParse({ notes: [100, 500] }).success).toBe(false);
  expect(payKind.response.safeParse({ notes: [] }).success).toBe(false);
  expect(payKind.response.safeParse({ notes: [500, 200, 200] }).success).toBe(true);
});

test("a mistake is named by its amount, by the shown way, and by notes that were not needed", () => {
  expect(payKind.nameMistake?.(key, { notes: [200] }, { purse: [] })).toBe("DATUM");
  expect(payKind.nameMistake?.(another, { notes: [500, 200, 100] }, { purse: [] })).toBe("DATUM");
  expect(payKind.nameMistake?.(few, { notes: [500, 100, 100, 100] }, { purse: [] })).toBe("PARTIAL");
  expect(payKind.nameMistake?.(key, { notes: [500, 200] }, { purse: [] })).toBe("OFF100");
});

const purse: readonly NoteValue[] = [500, 200, 200, 200, 100, 100];

test("ways to pay take each note once at most, the fewest notes first", () => {
  expect(waysToPay(purse, 600)).toEqual([
    [500, 100],
    [200, 200, 200],
    [200, 200, 100, 100],
  ]);
  expect(waysToPay(purse, 300)).toEqual([[200, 100]]);
  expect(waysToPay(purse, 2000)).toEqual([]);
});
