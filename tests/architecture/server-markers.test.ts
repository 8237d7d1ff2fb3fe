import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./list-files.ts";

const code = [".ts", ".tsx"];

function startsWith(line: string): (path: string) => boolean {
  return (path) => readFileSync(path, "utf8").startsWith(`${line}\n`);
}

test("every file of lib/actions is a server action, and no other file is one", () => {
  const actions = listFiles(["lib/actions"], code);
  expect(actions.filter((path) => !startsWith('"use server";')(path))).toEqual([]);
  const others = listFiles(["app", "components", "lib"], code).filter((path) => !path.startsWith("lib/actions/"));
  expect(others.filter((path) => /["']use server["']/.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("no file of lib/server can reach a browser", () => {
  const paths = listFiles(["lib/server"], code);
  expect(paths.filter((path) => !startsWith('import "server-only";')(path))).toEqual([]);
});
