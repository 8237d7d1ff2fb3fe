import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-reports-"));
  path = join(folder, "report.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("no report gives no counts", () => {
  expect(readVitestReport(path)).toBeNull();
  expect(readPlaywrightReport(path)).toBeNull();
});

test("a test file that does not load counts as one failed test, beside those that failed", () => {
  const test = (status: string) => ({ status, fullName: `one that ${status}`, duration: 1500 });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [test("passed"), test("failed")] },
      { status: "failed", assertionResults: [] },
    ],
  };
  writeFileSync(path, JSON.stringify(report));
  expect(readVitestReport(path)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    tests: [
      { name: "one that passed", seconds: 1.5 },
      { name: "one that failed", seconds: 1.5 },
    ],
  });
});

test("a server that does not start and a test that needs luck count as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = { title: "works", file: "a.spec.ts", tests: [{ results: [{ duration: 500 }, { duration: 1000 }] }] };
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
  writeFileSync(path, JSON.stringify({ errors: [{ message: "the server ended" }], stats, suites }));
  expect(readPlaywrightReport(path)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    tests: [{ name: "a.spec.ts: works", seconds: 1.5 }],
  });
});
