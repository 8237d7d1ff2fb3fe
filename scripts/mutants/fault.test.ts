import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

const migrations = "supabase/migrations";

/** Every function a migration makes: its name, and where. */
function functionsOf(text: string): { name: string; at: number }[] {
  return [...text.matchAll(/^create (?:or replace )?function ([a-z_.]+)/gmu)].map(({ 1: name = "", index }) => ({
    name,
    at: index,
  }));
}

/** What a later migration makes anew is not what is run: a fault planted there changes nothing. */
function madeAnew(file: string, find: string, files: ReadonlyMap<string, string>): string[] {
  const text = files.get(file) ?? "";
  const planted = functionsOf(text).findLast(({ at }) => at < text.indexOf(find));
  return [...files]
    .filter(([other]) => other > file)
    .filter(([, later]) => functionsOf(later).some(({ name }) => name === planted?.name))
    .map(([other]) => `${planted?.name} of ${file} is made anew in ${other}`);
}

test("a fault in a migration is planted where no later one makes the function anew", () => {
  const files = new Map(
    readdirSync(migrations)
      .filter((name) => name.endsWith(".sql"))
      .map((name) => [`${migrations}/${name}`, readFileSync(join(migrations, name), "utf8")]),
  );
  const stale = readFaults("tests/mutants/mutants.json").flatMap(({ file, find }) => madeAnew(file, find, files));
  expect(stale).toEqual([]);
  const [first, second] = [`${migrations}/1.sql`, `${migrations}/2.sql`];
  const text = "create function a.b() as $$ select 1 $$;\n";
  const twice = new Map([
    [first, text],
    [second, text.replace("create", "create or replace")],
  ]);
  expect(madeAnew(first, "select 1", twice)).toEqual([`a.b of ${first} is made anew in ${second}`]);
});
