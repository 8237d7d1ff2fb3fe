import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFaults } from "#scripts/layers/faults.ts";
import { readImports } from "#scripts/layers/imports.ts";
import { knownCircles } from "#scripts/layers/layers.ts";
import { importViolations } from "./import-violations.ts";
import { makeProject } from "./make-project.ts";
import { sound } from "./violations.ts";

interface File {
  readonly path: string;
  readonly code: string;
}

function aFile(path: string, from: string): File {
  return { path, code: `import type { It } from "${from}";\nexport type Own = It;\n` };
}

function findIn(files: readonly File[]): string[] {
  const root = makeProject(files);
  try {
    return findFaults(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test("every import keeps to the table of layers, and no circle is new", () => {
  expect(findFaults(".")).toEqual([]);
});

describe("a project of violations", () => {
  let root: string;
  let lines: readonly string[];
  let status: number | null;

  beforeAll(() => {
    root = makeProject([...importViolations, ...sound]);
    const checked = spawnSync(process.execPath, [resolve("scripts/layers/check-layers.ts")], {
      cwd: root,
      encoding: "utf8",
    });
    status = checked.status;
    lines = checked.stderr.split("\n");
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const reportsOn = (path: string) => lines.filter((line) => line.startsWith(`${path}:`));

  test.each(importViolations)("$path must not import $written", ({ path, written }) => {
    expect(reportsOn(path)).toEqual([expect.stringContaining(` imports ${written}: `)]);
  });

  test.each(sound)("$what", ({ path }) => {
    expect(reportsOn(path)).toEqual([]);
  });

  test("fails the check", () => {
    expect(status).toBe(1);
  });

  test("has one file for each violation", () => {
    const paths = [...importViolations, ...sound].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test("a report names the line, the import, what is allowed and what to do", () => {
  const code = 'import type { A } from "#lib/core/a.ts";\n\nexport type B = A | typeof import("#lib/text/b.ts");\n';
  const reports = findIn([
    { path: "lib/http/a.ts", code },
    aFile("lib/games/clock/a.ts", "#lib/games/shape/a.ts"),
    aFile("lib/http/b.ts", "@scope/name/part"),
    aFile("lib/text/c.ts", "zod"),
  ]);
  expect(reports.filter((line) => line.includes(" imports "))).toEqual([
    "lib/games/clock/a.ts:1 imports #lib/games/shape/a.ts: lib/games/clock may import lib/games/clock, lib/core, lib/questions, " +
      "lib/text, lib/games/define-game.ts. No game knows another. This layer is pure and knows only what is below it: pass in " +
      "what it needs.",
    "lib/http/a.ts:3 imports #lib/text/b.ts: lib/http may import lib/http, lib/core. This layer is below the database and the " +
      "pages: pass in what it needs.",
    "lib/http/b.ts:1 imports @scope/name/part: lib/http may use ipaddr.js, node:, proxy-addr. This layer is below the database " +
      "and the pages: pass in what it needs.",
    "lib/text/c.ts:1 imports zod: lib/text may use no package. This layer is pure and knows only what is below it: pass in what " +
      "it needs.",
  ]);
});

test("a file outside of all layers is reported", () => {
  const reports = findIn([
    aFile("lib/other/a.ts", "#lib/database/clients.ts"),
    aFile("server/a.ts", "zod"),
    aFile("public/a.ts", "zod"),
  ]);
  expect(reports.filter((line) => line.includes("layer:"))).toEqual([
    "lib/other/a.ts belongs to no layer: add its folder to scripts/layers/layers.ts",
    "server/a.ts belongs to no layer: add its folder to scripts/layers/layers.ts",
  ]);
});

test("a test imports what it likes, wherever it is", () => {
  const reports = findIn([
    aFile("lib/core/a.test.ts", "#tests/setup/a.ts"),
    aFile("tests/setup/a.ts", "#lib/core/a.ts"),
  ]);
  expect(reports.filter((line) => / imports |in a circle/.test(line))).toEqual([]);
});

test("a file that cannot be parsed fails the check", () => {
  expect(() => findIn([{ path: "lib/core/a.ts", code: 'import { it from "zod";\n' }])).toThrow("lib/core/a.ts:");
});

describe("circles", () => {
  const circlesIn = (files: readonly File[]) => findIn(files).filter((line) => line.includes("in a circle"));

  test("of files are reported, types too", () => {
    expect(
      circlesIn([
        aFile("lib/core/a.ts", "./b.ts"),
        aFile("lib/core/b.ts", "#lib/core/c.ts"),
        aFile("lib/core/c.ts", "./a.ts"),
        aFile("lib/core/d.ts", "./a.ts"),
      ]),
    ).toEqual([
      "lib/core/a.ts, lib/core/b.ts, lib/core/c.ts import each other in a circle:\n" +
        "  lib/core/a.ts:1 -> lib/core/b.ts\n  lib/core/b.ts:1 -> lib/core/c.ts\n  lib/core/c.ts:1 -> lib/core/a.ts",
    ]);
  });

  test("of folders are reported, where no file is in one", () => {
    expect(
      circlesIn([
        aFile("components/map/a.ts", "#components/lesson/b.ts"),
        aFile("components/lesson/c.ts", "#components/map/parts/d.ts"),
      ]),
    ).toEqual([
      "components/lesson, components/map import each other in a circle:\n" +
        "  components/lesson/c.ts:1 -> components/map/parts/d.ts\n  components/map/a.ts:1 -> components/lesson/b.ts",
    ]);
  });

  test("that are known pass, but neither with a new member nor once they are gone", () => {
    const there = [
      aFile("lib/text/a.ts", "#lib/questions/picture-name.ts"),
      aFile("lib/questions/b.ts", "#lib/text/c.ts"),
    ];
    const gone = "lib/questions, lib/text are no circle any more: mend knownCircles in scripts/layers/layers.ts";
    const known = findIn(there);
    expect(known.filter((line) => line.includes("lib/text"))).toEqual([]);
    expect(known).toHaveLength(knownCircles.length - 1);
    const grown = findIn([
      ...there,
      aFile("lib/text/d.ts", "#lib/core/e.ts"),
      aFile("lib/core/f.ts", "#lib/questions/g.ts"),
    ]);
    expect(grown.join("\n")).toContain("lib/core, lib/questions, lib/text import each other in a circle:");
    expect(grown).toContain(gone);
    expect(findIn([])).toContain(gone);
  });
});

test("only what is gone when the code runs is read as a type", () => {
  const code = [
    'import type { A } from "a";',
    'import type from "b";',
    'export type { C } from "c";',
    'export { d } from "d";',
    'export * from "e";',
    'type F = import("f").F;',
    'const g = () => import("g");',
  ].join("\n");
  const types = readImports("lib/core/a.ts", code).filter(({ isTypeOnly }) => isTypeOnly);
  expect(types.map(({ written }) => written)).toEqual(["a", "c", "f"]);
});
