import { expect, test } from "vitest";
import { judge } from "./judge.ts";

const tests = [{ name: "a test", seconds: 2, fault: null }];

test("a run whose tests all passed passes", () => {
  expect(judge(0, { passed: 3, failed: 0, skipped: 0, tests })).toEqual({ passed: 3, failed: 0, note: null, tests });
});

test("a run that left no report fails, whatever it ended with", () => {
  expect(judge(0, null)).toEqual({ passed: 0, failed: 1, note: "ended with 0 and no report", tests: [] });
});

test("a run without a test fails", () => {
  expect(judge(0, { passed: 0, failed: 0, skipped: 0, tests })).toEqual({
    passed: 0,
    failed: 1,
    note: "ran no tests",
    tests,
  });
});

test("a skipped test counts as failed", () => {
  expect(judge(0, { passed: 2, failed: 0, skipped: 1, tests })).toEqual({
    passed: 2,
    failed: 1,
    note: "1 skipped",
    tests,
  });
});

test("a run that ends badly fails though each test passed", () => {
  const outcome = judge(1, { passed: 2, failed: 0, skipped: 0, tests });
  expect(outcome).toEqual({ passed: 2, failed: 1, note: "ended with 1 though no test failed", tests });
});
