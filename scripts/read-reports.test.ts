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
  const test = (status: string) => ({
    status,
    fullName: `one that ${status}`,
    duration: 1500,
    failureMessages: status === "failed" ? ["expected 1 to be 2"] : [],
  });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: "a.test.ts", status: "failed", message: "", assertionResults: [test("passed"), test("failed")] },
      { name: "b.test.ts", status: "failed", message: "it does not load", assertionResults: [] },
    ],
  };
  writeFileSync(path, JSON.stringify(report));
  expect(readVitestReport(path)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    tests: [
      { name: "one that passed", seconds: 1.5, fault: null },
      { name: "one that failed", seconds: 1.5, fault: "expected 1 to be 2" },
      { name: "b.test.ts", seconds: 0, fault: "it does not load" },
    ],
  });
});

test("a server that does not start and a test that needs luck count as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const page = join(folder, "error-context.md");
  writeFileSync(page, '# Error details\n\n```\nnot in sight\n```\n\n```yaml\n- heading "Lost"\n```\n');
  const attachments = [{ name: "error-context", path: page }];
  const errors = [{ message: "not in sight" }, { message: "and written to the console" }];
  const results = [{ duration: 500, errors, attachments }, { duration: 1000 }];
  const specs = [
    { title: "works", file: "a.spec.ts", tests: [{ status: "flaky", results }] },
    { title: "holds", file: "a.spec.ts", tests: [{ status: "expected", results: [{ duration: 500 }] }] },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  writeFileSync(path, JSON.stringify({ errors: [{ message: "the server ended" }], stats, suites }));
  expect(readPlaywrightReport(path)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    tests: [
      {
        name: "a.spec.ts: works",
        seconds: 1.5,
        fault: 'not in sight\nand written to the console\non this page:\n- heading "Lost"',
      },
      { name: "a.spec.ts: holds", seconds: 0.5, fault: null },
      { name: "outside of every test", seconds: 0, fault: "the server ended" },
    ],
  });
});
