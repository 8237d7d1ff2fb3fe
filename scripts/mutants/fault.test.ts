import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFaults } from "./fault.ts";
import { whyNot } from "./plant.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-faults-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fault = { id: "a-1", what: "It is wrong.", file: "a/b.ts", find: "1", replace: "", tests: ["a.test.ts"] };

function read(...faults: readonly object[]) {
  const path = join(folder, "faults.json");
  writeFileSync(path, JSON.stringify(faults));
  return readFaults(path);
}

test("a list is read as it is written", () => {
  const other = { ...fault, id: "b", only: "c1-" };
  expect(read(fault, other)).toEqual([fault, other]);
});

test("a fault that is not whole, or says more than is known, is refused", () => {
  const wrong = [
    { id: "Not Kebab" },
    { what: "no sentence" },
    { file: "../b.ts" },
    { find: "" },
    { tests: [] },
    { tests: ["a.ts"] },
    { config: "unit" },
  ];
  for (const part of wrong) {
    expect(() => read({ ...fault, ...part }), JSON.stringify(part)).toThrow();
  }
});

test("one id for two faults is refused", () => {
  expect(() => read(fault, fault)).toThrow("More than one fault is called a-1.");
});

test("every fault of the list still finds its place and its tests", () => {
  expect(readFaults("tests/mutants/mutants.json").flatMap((each) => whyNot(".", each) ?? [])).toEqual([]);
});
