import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { seesAll } from "#tests/setup/sight.ts";
import { playPage } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const sheet = (page: Page, code = "") => page.getByRole("region", { name: `Phiếu bài tập${code}`, exact: true });
const key = (page: Page, code = "") => page.getByRole("region", { name: `Đáp án${code}`, exact: true });
const questions = (page: Page, code = "") => sheet(page, code).locator(".paper-question");
const answers = (page: Page, code = "") => key(page, code).locator("tbody td:nth-of-type(1)");

/** What a file that the page makes holds. */
async function save(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** The words of a document of Word, a line for each paragraph. */
function wordsOf(bytes: Uint8Array): { readonly xml: string; readonly lines: readonly string[] } {
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  const lines = xml.split("</w:p>").map((paragraph) => paragraph.replaceAll(/<[^>]*>/gu, ""));
  return { xml, lines };
}

test("a worksheet of a skill is the same each time, without an account, and holds no answer", async ({ page }) => {
  const address = "/phieu?skill=c2-add-carry-100&n=12&seed=mua-thu";
  await page.goto(address);
  await seesAll(page);
  await expect(questions(page)).toHaveCount(12);
  await expect(answers(page)).toHaveCount(12);
  await expect(page.getByRole("button", { name: "In", exact: true })).toBeVisible();
  const asked = await questions(page).allTextContents();
  await page.reload();
  await seesAll(page);
  expect(await questions(page).allTextContents()).toEqual(asked);
  // Questions that are not chosen from answers: what is right stands nowhere on the sheet.
  const right = await answers(page).allTextContents();
  const open = asked.flatMap((text, place) => (/A\..*B\./su.test(text) ? [] : [[text, right[place] ?? ""] as const]));
  expect(open.length).toBeGreaterThan(3);
  for (const [text, answer] of open) {
    const numbers: readonly string[] = text.match(/\d+/gu) ?? [];
    if (/^\d+$/u.test(answer)) expect(numbers, text).not.toContain(answer);
  }
  await page.getByRole("link", { name: "Đổi câu khác" }).click();
  await expect(page).toHaveURL(/seed=mua-thu1/u);
  await expect.poll(() => questions(page).allTextContents()).not.toEqual(asked);
});

test("a set is printed as it is played, in four codes that ask other questions, each with its key", async ({
  page,
}) => {
  await page.goto("/bo?lop=3&mon=toan&bai=26");
  await page.getByRole("button", { name: "Tạo bộ câu hỏi" }).click();
  const href = (await page.getByRole("link", { name: "Mở bộ câu hỏi" }).getAttribute("href")) ?? "";
  const prompts = page.getByRole("list", { name: "Các câu hỏi" }).getByRole("listitem").locator("p:first-child");
  const wanted = await prompts.allTextContents();
  await page.getByRole("link", { name: "In phiếu" }).click();
  await expect(questions(page)).toHaveCount(wanted.length);
  // On paper a pupil is "em", and a sum that is set out below ends without a place to write.
  const plain = (text: string) =>
    text
      .replace(/^Câu \d+\./u, "")
      .replaceAll(/\s/gu, "")
      .replace(/^(?:Con|Em)/u, "")
      .replace(/(?:=[?]?|\.)$/u, "");
  const printed = await sheet(page).locator(".paper-prompt").allTextContents();
  expect(printed.map(plain)).toEqual(wanted.map(plain));
  await expect(sheet(page).getByRole("img", { name: "Mã QR của phiếu" })).toBeVisible();
  await page.getByLabel("Số mã đề").selectOption("4");
  const codes = ["A", "B", "C", "D"].map((code) => ` mã ${code}`);
  for (const code of codes) {
    await expect(questions(page, code)).toHaveCount(wanted.length);
    await expect(answers(page, code)).toHaveCount(wanted.length);
  }
  const all = await Promise.all(codes.map((code) => questions(page, code).allTextContents()));
  expect(new Set(all.map((texts) => texts.join())).size).toBe(4);
  expect((await sheet(page, " mã A").locator(".paper-prompt").allTextContents()).map(plain)).toEqual(wanted.map(plain));
  await page.goto(href);
  await expect(page.getByText(wanted[0] ?? "-", { exact: true }).first()).toBeVisible();
});

test("Word, a spreadsheet and Moodle get the questions, with fractions as formulas and drawings as pictures", async ({
  page,
}) => {
  await page.goto("/phieu?skill=c4-fraction-concept&n=10&seed=a&loi=1");
  await seesAll(page);
  const drawings = await sheet(page).locator(".paper-drawing").count();
  const word = await save(page, "Tải Word");
  expect(word.name).toBe("Phân số.docx");
  const { xml, lines } = wordsOf(word.bytes);
  expect(lines.filter((line) => /^Câu \d+\. /u.test(line))).toHaveLength(10);
  expect(xml).toContain("<m:f>");
  const files = Object.keys(unzipSync(word.bytes));
  expect(drawings).toBeGreaterThan(2);
  expect(files.filter((name) => name.endsWith(".svg"))).toHaveLength(drawings);
  // Word's own answer to drawings it cannot read, and the code that opens the questions on a screen.
  expect(files.filter((name) => name.endsWith(".png"))).toHaveLength(drawings + 1);
  const sheetOnly = xml.slice(0, xml.indexOf("w:sectPr"));
  expect(sheetOnly).not.toContain("Cách tìm");
  const workbook = await save(page, "Tải Excel");
  expect(Object.keys(unzipSync(workbook.bytes))).toContain("xl/worksheets/sheet1.xml");
  const gift = strFromU8((await save(page, "Tải GIFT cho Moodle")).bytes);
  expect(gift).toMatch(/^::Phân số 1::.+ \{=\d+\/\d+ ####/u);
  await expect(page.getByRole("status").filter({ hasText: /Đã tải \d+ trong 10 câu/u })).toBeVisible();
});

test("a run that was played is printed, a challenge is not", async ({ page }) => {
  await page.goto("/");
  await playPage(page, "/course-detail/111");
  await page.getByRole("link", { name: "In bài này ra giấy" }).click();
  await expect(questions(page)).toHaveCount(10);
  await expect(answers(page)).toHaveCount(10);
  await page.goto("/game/addition/20/challenge/2");
  const runId = await page.evaluate(() => /"runId\\?":\\?"([\w.-]+)/u.exec(document.documentElement.innerHTML)?.[1]);
  expect(runId).toMatch(/^[\w-]+\.[\w-]+$/u);
  await page.goto(`/phieu?luot=${runId}`);
  await expect(page.getByText("Chưa có câu hỏi nào cho phiếu này.")).toBeVisible();
  await expect(page.locator(".paper")).toHaveCount(0);
});

/** In the page: the drawings that reach beyond the room they have on the sheet, over the letters below them. */
function outsideTheirRoom(drawings: readonly Element[]): string[] {
  return drawings.flatMap((drawing) => {
    const [own, room] = [drawing, drawing.closest(".paper-drawing") ?? drawing].map((each) =>
      each.getBoundingClientRect(),
    );
    const isOutside =
      own !== undefined && room !== undefined && (own.height > room.height + 1 || own.width > room.width + 1);
    return isOutside ? [drawing.getAttribute("aria-label") ?? "a drawing"] : [];
  });
}

test("on paper the key begins a page of its own, and no question is cut by the end of a page", async ({ page }) => {
  for (const [size, height] of [
    ["a4", 297],
    ["a5", 210],
  ] as const) {
    await page.goto(`/phieu?skill=c1-flat-shapes&n=10&seed=a&giay=${size}`);
    await seesAll(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, , , top = "0"] = /\/MediaBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/u.exec(pdf)?.slice(1) ?? [];
    expect(Math.abs(Number(top) - (height / 25.4) * 72), size).toBeLessThan(2);
    await page.emulateMedia({ media: "print" });
    const breakOf = (at: Locator, side: "breakAfter" | "breakInside") =>
      at.evaluateAll((all, name) => [...new Set(all.map((each) => getComputedStyle(each)[name]))], side);
    expect(await breakOf(sheet(page), "breakAfter"), size).toEqual(["page"]);
    expect(await breakOf(questions(page), "breakInside"), size).toEqual(["avoid"]);
    expect(await page.locator(".paper-drawing svg").evaluateAll(outsideTheirRoom), size).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test("the page is sound on every screen, whatever is asked", async ({ page }) => {
  await page.goto("/phieu?lop=3");
  await onScreens(page, () => expectSoundPage(page));
  await page.goto("/phieu?skill=c3-chance&n=10&seed=a&ma=2&loi=1");
  await seesAll(page);
  await onScreens(page, () => expectSoundPage(page));
  await expectAccessible(page);
});

test("what is no source of questions is told so, and nothing breaks", async ({ page }) => {
  for (const search of [
    "skill=c9-none",
    "bo=AQMaGgI",
    "luot=x.y",
    `skill=${"a".repeat(5000)}`,
    "bo=%00",
    "skill=&n=-3",
  ]) {
    const response = await page.goto(`/phieu?${search}`);
    expect(response?.status(), search).toBe(200);
    await expect(page.locator(".paper"), search).toHaveCount(0);
  }
});
