import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImports } from "#scripts/layers/imports.ts";
import { listFiles } from "./list-files.ts";

/** A server action arrives in the browser as a name to call: what is behind it stays on the server. */
function isAction(path: string): boolean {
  return path.startsWith("lib/actions/");
}

/** What a file imports when it runs; a style sheet, a picture or a package leads no further here. */
function runtimeImports(path: string): readonly string[] {
  if (!/\.tsx?$/.test(path) || !existsSync(path)) return [];
  return readImports(path).flatMap(({ target, isTypeOnly }) => (isTypeOnly || target === null ? [] : target));
}

/** Everything the roots reach, each with the chain of files that leads there. */
function reach(roots: readonly string[]): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>(roots.map((root) => [root, [root]]));
  for (const [path, chain] of chains) {
    for (const next of isAction(path) ? [] : runtimeImports(path)) {
      if (!chains.has(next)) {
        chains.set(next, [...chain, next]);
      }
    }
  }
  return chains;
}

function chainsTo(chains: ReadonlyMap<string, readonly string[]>, isFault: (path: string) => boolean): string[] {
  return [...chains].filter(([path]) => isFault(path)).map(([, chain]) => chain.join(" -> "));
}

const components = listFiles(["components"], [".ts", ".tsx"]);
const clientPages = listFiles(["app"], [".ts", ".tsx"]).filter((path) =>
  readFileSync(path, "utf8").startsWith('"use client";'),
);
const forBrowser = reach([...components, ...clientPages]);

test("no generator, no game and no door to the database is reached from a component", () => {
  const onServer = /^lib\/(?:skills|games|data|supabase|env\.ts)/;
  expect(chainsTo(forBrowser, (path) => onServer.test(path))).toEqual([]);
  expect(chainsTo(reach(components), isAction)).toEqual([]);
});

test("browser code brings along React, Next, the motion library, Rive, the way to the database of the browser, the words of numbers, QR codes, documents of Word and zip files, and no other package", () => {
  expect(forBrowser.has("npm:react")).toBe(true);
  const welcome =
    /^npm:(?:docx|react|react-dom|next|fflate|framer-motion|idb|@rive-app\/react-canvas|read-vietnamese-number|uqr)(?:\/|$)/;
  expect(chainsTo(forBrowser, (path) => path.startsWith("npm:") && !welcome.test(path))).toEqual([]);
});

test("no game reaches another", () => {
  const gameOf = (path: string) => /^lib\/games\/([^/]+)\//.exec(path)?.[1];
  const faults = listFiles(["lib/games"], [".ts"]).flatMap((file) =>
    gameOf(file) === undefined
      ? []
      : chainsTo(reach([file]), (path) => gameOf(path) !== undefined && gameOf(path) !== gameOf(file)),
  );
  expect(faults).toEqual([]);
});
