import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { findLines } from "./find-lines.ts";
import { listFiles } from "./list-files.ts";

const setup = "#tests/setup/fixed-chance.ts";

function triedValues(): number[] {
  const tried: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (value) => {
      tried.push(value);
    }),
  );
  return tried;
}

/** What a property that cannot hold says of its failure. */
function failure(): string {
  try {
    fc.assert(fc.property(fc.nat(), (value) => value > 2 ** 31));
  } catch (error) {
    return String(error);
  }
  return "nothing failed";
}

async function setUpWith(offset: string): Promise<void> {
  vi.stubEnv("SEED_OFFSET", offset);
  vi.resetModules();
  await import(setup);
}

test("a property tries the same values each time, and others under another SEED_OFFSET", async () => {
  await setUpWith("41");
  const tried = triedValues();
  expect(triedValues()).toEqual(tried);
  await setUpWith("42");
  expect(triedValues()).not.toEqual(tried);
  await setUpWith("41");
  expect(triedValues()).toEqual(tried);
});

test("a property that fails names the seed of the run, and fails the same way again", async () => {
  await setUpWith("43");
  expect(failure()).toMatch(/\{ seed: 43, path: "0(?::\d+)*"/);
  expect(failure()).toBe(failure());
});

test("without SEED_OFFSET the seed is 0", async () => {
  vi.stubEnv("SEED_OFFSET", undefined);
  vi.resetModules();
  await import(setup);
  expect(failure()).toContain("{ seed: 0,");
});

test("the seed is set before every test: in each configuration, and in each browser test with properties", () => {
  for (const path of ["vitest.config.ts", "vitest.db.config.ts"]) {
    expect(readFileSync(path, "utf8"), path).toMatch(/setupFiles: \[[^\]]*"\.\/tests\/setup\/fixed-chance\.ts"/);
  }
  const specs = listFiles(["tests/e2e"], [".ts"]).filter((path) => readFileSync(path, "utf8").includes('"fast-check"'));
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((path) => !readFileSync(path, "utf8").includes(`"${setup}"`))).toEqual([]);
});

test("no test gives its properties a seed of its own", () => {
  const tests = ["lib", "components", "scripts", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const own = tests.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.endsWith("properties.test.ts"));
  expect(own.length).toBeGreaterThan(100);
  expect(findLines(own, /configureGlobal|\bseed: (?:\d|Date|Math)|fc\.(?:sample|statistics)\(/)).toEqual([]);
});
