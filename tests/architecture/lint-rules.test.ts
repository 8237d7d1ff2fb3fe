import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makeProject } from "./make-project.ts";
import { sound, violations } from "./violations.ts";

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

let project: string;
let found: { rule: string; path: string }[];

/** A project of its own, with the real rules and nothing but the violations in it. */
beforeAll(() => {
  project = makeProject([...violations, ...sound]);
  for (const path of ["biome.json", "biome", "package.json", ".gitignore"]) {
    cpSync(path, join(project, path), { recursive: true });
  }
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  found = report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ category, location }) => ({ rule: category, path: location.path }));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

for (const { what, path, rule } of violations) {
  test(`the linter objects: ${what}`, () => {
    expect(found.filter((finding) => finding.path === path).map((finding) => finding.rule)).toContain(rule);
  });
}

for (const { what, path } of sound) {
  test(`the linter agrees: ${what}`, () => {
    expect(found.filter((finding) => finding.path === path)).toEqual([]);
  });
}

test("no two violations have one path", () => {
  const paths = [...violations, ...sound].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
