import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "./hash-sources.ts";

let root: string;

function write(path: string, content: string): void {
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "huou-ham-hoc-sources-"));
  mkdirSync(join(root, "app"));
  mkdirSync(join(root, "supabase"));
  write("app/page.tsx", "one");
  write("package-lock.json", "{}");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the same sources written again are the same build", () => {
  const before = hashSources(root);
  write("app/page.tsx", "one");
  expect(hashSources(root)).toBe(before);
});

test("a changed page, a new file, another name or other packages ask for a new build", () => {
  const seen = new Set([hashSources(root)]);
  write("app/page.tsx", "two");
  seen.add(hashSources(root));
  write("app/b.tsx", "b");
  seen.add(hashSources(root));
  rmSync(join(root, "app/b.tsx"));
  write("app/c.tsx", "b");
  seen.add(hashSources(root));
  write("package-lock.json", '{ "lockfileVersion": 3 }');
  seen.add(hashSources(root));
  expect(seen.size).toBe(5);
});

test("tests and what is read while the server runs ask for no new build", () => {
  const before = hashSources(root);
  write("app/page.test.tsx", "test");
  write("supabase/seed.sql", "select 1;");
  expect(hashSources(root)).toBe(before);
});
