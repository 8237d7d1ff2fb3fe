import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { skills } from "#lib/skills/registry.ts";
import { resultText } from "#lib/text/result-text.ts";
import { listFiles } from "#tests/architecture/list-files.ts";
import { withoutComments } from "#tests/architecture/without-comments.ts";
import { weighVisit } from "#tests/setup/weigh-visit.ts";

/** What stands between quotes, or between the holes of a template, on one line. */
const sentence = /"([^"\n]{20,})"|[`}]([^`{}$\n]{20,})[`$]/g;

/** The names of the strands stand in the matrix of every test paper: they tell no question. */
const strands = new Set(skills.map(({ strand }) => strand));

/** The sentences a skill makes its questions of; addresses of modules are not among them. */
function listSentences(): Set<string> {
  const code = listFiles(["lib/skills"], [".ts"]).map((path) => withoutComments(readFileSync(path, "utf8")));
  const found = [...code.join("\n").matchAll(sentence)].map(([, quoted, held]) => quoted ?? held ?? "");
  return new Set(found.filter((text) => /[à-ỹ]/u.test(text) && !strands.has(text)));
}

test("no script of the build holds a skill: neither its name nor a sentence of its questions", () => {
  const scripts = listFiles([".next/static"], [".js"]).map((path) => readFileSync(path, "utf8"));
  const holds = (text: string) => scripts.some((script) => script.includes(text));
  expect(holds(resultText.kept)).toBe(true);

  const sentences = [...listSentences()];
  expect(sentences.length).toBeGreaterThan(skills.length * 5);
  expect(sentences.filter(holds)).toEqual([]);
  expect(skills.map(({ id }) => id).filter((id) => holds(`"${id}"`))).toEqual([]);
});

/** What stands in the scripts of sheets on paper, and in those that write documents of Word. */
const marksOfPaper = ["paper-question", "word/document.xml"];

test("who does not print loads no script of paper", async ({ page }) => {
  const built = listFiles([".next/static"], [".js"]).map((path) => readFileSync(path, "utf8"));
  expect(marksOfPaper.filter((mark) => !built.some((script) => script.includes(mark)))).toEqual([]);
  const weigh = await weighVisit(page);
  for (const address of ["/", "/class/1", "/course/practice/1", "/course-detail/111/play/1"]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
  }
  const { asked } = await weigh();
  const loaded = [...new Set(asked)]
    .filter((path) => path.endsWith(".js") && path.startsWith("/_next/"))
    .map((path) => readFileSync(path.replace("/_next/", ".next/"), "utf8"));
  expect(loaded.some((script) => script.includes(resultText.kept))).toBe(true);
  expect(marksOfPaper.filter((mark) => loaded.some((script) => script.includes(mark)))).toEqual([]);
});

test("no script and no page holds a key of the database", async ({ request }) => {
  const scripts = listFiles([".next/static"], [".js"]).map((path) => readFileSync(path, "utf8"));
  const addresses = ["/", "/class/1", "/user", "/grown-ups", "/game/addition/10/play/1", "/leaderboard/all"];
  const pages = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  expect(pages.every((page) => page.includes("<html"))).toBe(true);
  expect([...scripts, ...pages].filter((text) => /sb_(?:publishable|secret)_|apikey/iu.test(text))).toEqual([]);
});

test("every file a page names for a board or a figure is there", () => {
  const manifests = listFiles([".next/server/app"], ["react-loadable-manifest.json"]).map((path) =>
    readFileSync(path, "utf8"),
  );
  const named = [...new Set(manifests.flatMap((manifest) => manifest.match(/static\/chunks\/[^"]+/g) ?? []))];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(`.next/${path}`))).toEqual([]);
});
