import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const pages = globSync(["*.md", "docs/**/*.md"]).map((page) => page.replaceAll("\\", "/"));

/** The name under which a heading can be linked to, as GitHub makes it. */
function anchorOf(heading: string): string {
  const words = heading.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\- _]/gu, "").replaceAll(" ", "-");
}

function anchorsOf(page: string): string[] {
  const text = withoutBlocks(readFileSync(page, "utf8"));
  return [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading));
}

/** What is in a fenced block is an example, not a reference. */
function withoutBlocks(text: string): string {
  return text.replace(/^```.*?^```$/gmsu, "");
}

function brokenLinks(page: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/u.test(target))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : normalize(join(dirname(page), path));
      if (!existsSync(file)) return true;
      return anchor !== undefined && !(file.endsWith(".md") && anchorsOf(file).includes(anchor));
    });
}

/** Made by a build or by a run, so not in every checkout. */
const generated = /^(?:\.next|\.data|test-results|public\/voice|public\/sw\.js|node_modules)(?:\/|$)/u;

const folders = "app|components|lib|supabase|public|scripts|tests|docs|biome|\\.ci|\\.next|\\.data|test-results";
const rooted = new RegExp(`^(?:\\./)?(?:${folders})(?:/|$)`, "u");
/** A file named without its folder, as in "its `game.ts`". */
const bareFile = /^[\w-][\w.-]*\.(?:md|ts|tsx|mjs|json|toml|sql)$/u;

/** What stands for any name in a path: a part in capitals or angle brackets. */
function toPattern(path: string): string {
  return path
    .replace(/<[^>]+>/gu, "*")
    .replace(/(?<=^|[/\-.])(?:NAME|N)(?=$|[/\-.])/gu, "*")
    .replace(/\/$/u, "");
}

function missingPaths(text: string): string[] {
  // A command names paths too: `npx vitest run lib/play`.
  const ticked = [...text.matchAll(/`([^`]+)`/gu)].flatMap(([, code = ""]) => code.split(/\s+/u));
  return ticked
    .filter((path) => !/[(){}"'=]/u.test(path) && (rooted.test(path) || bareFile.test(path)))
    .filter((path) => !generated.test(path.replace(/^\.\//u, "")))
    .filter((path) => {
      const pattern = bareFile.test(path) ? [path, `{app,components,lib,scripts,tests}/**/${path}`] : toPattern(path);
      // A folder such as [classId] is no pattern.
      if (typeof pattern === "string" && !pattern.includes("*")) return !existsSync(pattern);
      return globSync(pattern).length === 0;
    });
}

test.each(pages)("%s: every relative link and every heading it names is there", (page) => {
  expect(brokenLinks(page, withoutBlocks(readFileSync(page, "utf8")))).toEqual([]);
});

test.each(pages)("%s: every path it names is there", (page) => {
  expect(missingPaths(withoutBlocks(readFileSync(page, "utf8")))).toEqual([]);
});

test("every page that the code refers to is there", () => {
  const code = globSync("{app,components,lib,scripts,tests}/**/*.{ts,tsx,mjs,css}");
  const named = code.flatMap((file) => readFileSync(file, "utf8").match(/\bdocs\/[\w/-]+\.md\b/gu) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((page) => !existsSync(page))).toEqual([]);
});

test("every decision is in the index, and none is missing", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const listed = [...index.matchAll(/\]\((\d{3}-[^)]+\.md)\)/gu)].map(([, page = ""]) => page);
  const numbers = listed.map((page) => Number(page.slice(0, 3)));
  expect(listed).toEqual(globSync("[0-9]*.md", { cwd: "docs/decisions" }).sort());
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});
