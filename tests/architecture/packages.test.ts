import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { findUnlocked } from "#scripts/find-unlocked.ts";
import { lockFile } from "#scripts/lock-file.ts";

const names = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const lock = readFileSync("package-lock.json", "utf8");

const page = "docs/ARCHITECTURE.md";

/** What the page says under its heading about packages, as far as the next heading. */
function packageSection(): string {
  const [, section] = readFileSync(page, "utf8").split(/^## Dependencies.*$/m);
  return section?.split(/^## /m)[0] ?? "";
}

test("docs/ARCHITECTURE.md gives a reason for every package the product runs with", () => {
  const rows = packageSection()
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => (row.split("|")[1] ?? "").match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  expect(explained.sort()).toEqual(Object.keys(dependencies).sort());
});

test("docs/ARCHITECTURE.md names every package for development, singly or by its family", () => {
  const section = packageSection();
  const families = [
    [/^@types\//, "`@types`"],
    [/^@fontsource-variable\//, "`@fontsource-variable`"],
    [/^@dicebear\//, "DiceBear"],
  ] as const;
  const nameOf = (name: string) => families.find(([family]) => family.test(name))?.[1] ?? `\`${name}\``;
  expect(Object.keys(devDependencies).filter((name) => !section.includes(nameOf(name)))).toEqual([]);
});

test("every package stands in package.json by its exact version", () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(lock).not.toContain('"resolved"');
});

test("the lock file is whole: it can be installed on every system (node scripts/complete-lock.ts mends it)", () => {
  expect(findUnlocked(lockFile.parse(JSON.parse(lock)))).toEqual([]);
});
