import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Fault } from "./fault.ts";
import { plant, whyNot, withFault } from "./plant.ts";

const sound = "if (points > 3) {\n  give(points);\n}\n";
const fault: Fault = {
  id: "three-points-are-enough",
  what: "Three points are enough.",
  file: "points.ts",
  find: "points > 3",
  replace: "points >= 3",
  tests: ["points.test.ts"],
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-plant-"));
  writeFileSync(join(folder, "points.ts"), sound);
  writeFileSync(join(folder, "points.test.ts"), "");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function read(): string {
  return readFileSync(join(folder, "points.ts"), "utf8");
}

test("a fault takes the place of its text and leaves all around it", () => {
  expect(plant(sound, fault)).toBe("if (points >= 3) {\n  give(points);\n}\n");
  expect(plant(sound, { ...fault, find: "  give(points);\n", replace: "" })).toBe("if (points > 3) {\n}\n");
});

test("signs that mean something in a replacement are planted as they are written", () => {
  expect(plant(sound, { ...fault, replace: "$& > $1" })).toContain("if ($& > $1) {");
});

test("a text that is gone or stands there twice is an error that names the fault", () => {
  const found = (find: string) => () => plant(sound, { ...fault, find });
  expect(found("point > 3")).toThrow("three-points-are-enough: its text stands 0 times in points.ts instead of once.");
  expect(found("points")).toThrow("three-points-are-enough: its text stands 2 times in points.ts instead of once.");
});

test("a fault that changes nothing is an error", () => {
  expect(() => plant(sound, { ...fault, replace: fault.find })).toThrow("three-points-are-enough: it changes nothing.");
});

test("what keeps a fault from being planted is told without planting it", () => {
  expect(whyNot(folder, fault)).toBeNull();
  expect(whyNot(folder, { ...fault, find: "points" })).toContain("three-points-are-enough: its text stands 2 times");
  expect(whyNot(folder, { ...fault, tests: ["score.test.ts"] })).toContain("there is no score.test.ts");
  expect(whyNot(folder, { ...fault, file: "score.ts" })).toContain("there is no score.ts");
  expect(read()).toBe(sound);
});

test("the fault is in the file while the work is done and gone afterwards", async () => {
  expect(await withFault(folder, fault, async () => read())).toContain("points >= 3");
  expect(read()).toBe(sound);
});

test("the fault is gone also when the work fails", async () => {
  const work = withFault(folder, fault, () => Promise.reject(new Error("no tests")));
  await expect(work).rejects.toThrow("no tests");
  expect(read()).toBe(sound);
});
