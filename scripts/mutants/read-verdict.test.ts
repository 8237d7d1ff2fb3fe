import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readVerdict, type Verdict } from "./read-verdict.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-verdict-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const name = "/points/points.test.ts";
const passed = { status: "passed", fullName: "three points are given" };
const failed = { status: "failed", fullName: "no point is lost" };

function verdictOf(numPassedTests: number, ...testResults: readonly object[]): Verdict {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify({ numPassedTests, testResults }));
  return readVerdict(path);
}

test("a failed test is named", () => {
  const verdict = verdictOf(1, { name, status: "failed", message: "", assertionResults: [passed, failed] });
  expect(verdict).toEqual({ kind: "failed", file: name, test: "no point is lost" });
});

test("tests that all pass see nothing", () => {
  expect(verdictOf(1, { name, status: "passed", assertionResults: [passed] })).toEqual({ kind: "passed" });
});

test("a file that does not load is no failed test, whatever else passed", () => {
  const sound = { name, status: "passed", assertionResults: [passed] };
  const unloaded = { name, status: "failed", message: "points is not defined\n  at points.ts", assertionResults: [] };
  const why = "a file does not load: points is not defined";
  expect(verdictOf(1, sound, unloaded)).toEqual({ kind: "broken", why });
});

test("without a report or a test there is no verdict", () => {
  expect(readVerdict(join(folder, "none.json"))).toEqual({ kind: "broken", why: "Vitest left no report" });
  const skipped = { status: "skipped", fullName: "no point is lost" };
  expect(verdictOf(0, { name, status: "passed", assertionResults: [skipped] })).toEqual({
    kind: "broken",
    why: "no test was run",
  });
});
