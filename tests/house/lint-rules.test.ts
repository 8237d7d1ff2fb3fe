import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { plants, sound } from "./plants.ts";

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

let house: string;
let found: { rule: string; path: string }[];

/** A house of its own with the real rules and nothing but the plants in it. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "huou-ham-hoc-house-"));
  for (const path of ["biome.json", "biome", "package.json", ".gitignore"]) {
    cpSync(path, join(house, path), { recursive: true });
  }
  for (const { path, code } of [...plants, ...sound]) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    writeFileSync(join(house, path), code);
  }
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  found = report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ category, location }) => ({ rule: category, path: location.path }));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

for (const { what, path, rule } of plants) {
  test(`the linter objects: ${what}`, () => {
    expect(found.filter((finding) => finding.path === path).map((finding) => finding.rule)).toContain(rule);
  });
}

for (const { what, path } of sound) {
  test(`the linter agrees: ${what}`, () => {
    expect(found.filter((finding) => finding.path === path)).toEqual([]);
  });
}

test("no two plants stand in one place", () => {
  const paths = [...plants, ...sound].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
