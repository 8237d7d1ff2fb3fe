import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { seesAll } from "#tests/setup/sight.ts";
import { test } from "#tests/setup/test.ts";

const paper = (page: Page, code = "") => page.getByRole("region", { name: `Đề kiểm tra${code}`, exact: true });
const key = (page: Page, code = "") => page.getByRole("region", { name: `Đáp án${code}`, exact: true });
const filed = (page: Page) => page.getByRole("region", { name: "Ma trận và bản đặc tả" });
const questions = (page: Page, code = "") => paper(page, code).locator(".paper-question");

/** "Câu 3 (0,5 điểm)" as quarters of a point. */
const quartersIn = (text: string) => 4 * Number((/Câu \d+ \(([\d,]+) điểm\)/u.exec(text)?.[1] ?? "").replace(",", "."));

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test("a teacher makes a test in four steps; its points, its key and its matrix agree", async ({ page }) => {
  await page.goto("/thay-co");
  await page.getByRole("link", { name: "Làm đề kiểm tra" }).click();
  await page.getByRole("navigation", { name: "Lớp", exact: true }).getByRole("link", { name: "Lớp 4" }).click();
  await page.getByRole("link", { name: "Cuối học kì I", exact: true }).click();
  await expect(page.getByLabel("Đến bài")).toHaveValue("37");
  await page.getByRole("button", { name: "Tiếp tục" }).click();
  const total = page.getByRole("region", { name: "Tổng" });
  await expect(total.getByText("10 / 10 điểm")).toBeVisible();
  // A question more makes the points wrong: the page says by how much, and makes no paper.
  const cell = page.getByLabel("Số câu: Số và phép tính, mức 1, trắc nghiệm");
  const before = await cell.inputValue();
  await cell.selectOption(String(Number(before) + 1));
  await expect(page.getByText("Ma trận đang có 10,5 điểm, cần đúng 10 điểm.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Làm đề" })).toBeDisabled();
  await page.getByRole("button", { name: "Dùng ma trận đề xuất" }).click();
  await expect(cell).toHaveValue(before);
  await page.getByLabel("Số mã đề").selectOption("2");
  await page.getByLabel("Tên trường (để trống thì in dòng chấm)").fill("Tiểu học Hoa Sen");
  await page.getByRole("button", { name: "Làm đề" }).click();
  await expect(paper(page, " mã A")).toBeVisible();
  await seesAll(page);
  const asked = await questions(page, " mã A").allTextContents();
  expect(asked.length).toBeGreaterThan(8);
  expect(sum(asked.map(quartersIn))).toBe(40);
  expect((await questions(page, " mã B").allTextContents()).map(quartersIn).toSorted()).toEqual(
    asked.map(quartersIn).toSorted(),
  );
  await expect(key(page, " mã A").locator("tbody tr")).toHaveCount(asked.length);
  await expect(key(page, " mã B").locator("tbody tr")).toHaveCount(asked.length);
  await expect(filed(page).locator(".test-specification tbody tr")).toHaveCount(asked.length + 1);
  await expect(filed(page).getByText("10 điểm")).toBeVisible();
  await expect(paper(page, " mã A").getByText("TRƯỜNG TIỂU HỌC HOA SEN")).toBeVisible();
  // The address is the paper: it comes back as it was.
  await page.reload();
  await seesAll(page);
  expect(await questions(page, " mã A").allTextContents()).toEqual(asked);
});

test("a question is thrown away and the others stay; the whole paper is thrown away", async ({ page }) => {
  await page.goto("/de?lop=3&mon=toan&dip=cuoi-nam&so=mua");
  await seesAll(page);
  const before = await questions(page).allTextContents();
  await page.getByRole("link", { name: "Đổi câu 3", exact: true }).click();
  await expect(page).toHaveURL(/doi=2-1/u);
  await expect.poll(async () => (await questions(page).allTextContents())[2]).not.toBe(before[2]);
  const after = await questions(page).allTextContents();
  expect(after.filter((text, place) => text !== before[place])).toHaveLength(1);
  expect(after.map(quartersIn)).toEqual(before.map(quartersIn));
  await page.getByRole("link", { name: "Đổi cả đề" }).click();
  await expect.poll(() => questions(page).first().textContent()).not.toBe(before[0]);
});

test("a Vietnamese test has all its parts, each worth ten points, with what the teacher reads and marks by", async ({
  page,
}) => {
  await page.goto("/de?lop=2&mon=tieng-viet&dip=cuoi-nam&so=gio");
  await seesAll(page);
  await expect(paper(page).getByRole("heading", { name: "A. Kiểm tra đọc (10 điểm)" })).toBeVisible();
  const writing = page.getByRole("region", { name: "Đề kiểm tra, phần viết" });
  await expect(writing.getByRole("heading", { name: /^I\. Chính tả \(nghe – viết\) \(4 điểm\)$/u })).toBeVisible();
  await expect(writing.getByRole("heading", { name: /^II\. .* \(6 điểm\)$/u })).toBeVisible();
  // What is dictated stands with the teacher and not with the pupil.
  const dictated = page.getByRole("region", { name: "Hướng dẫn chấm phần viết" }).locator(".paper-passage").first();
  const lines = await dictated.locator("p:not(.paper-passage-title)").allTextContents();
  expect(lines.join(" ").split(" ").length).toBeGreaterThan(40);
  await expect(writing.getByText(lines[0] ?? "-")).toHaveCount(0);
  const aloud = page.getByRole("region", { name: "Đọc thành tiếng" });
  await expect(aloud.getByRole("heading", { name: /^Thăm \d:/u })).toHaveCount(3);
  const worked = (await paper(page).locator(".paper-passage-title").textContent()) ?? "-";
  await expect(aloud.getByText(worked)).toHaveCount(0);
  const wish = page.getByRole("link", { name: "Đổi đề viết" });
  const prompt = () => writing.getByText("Đề bài:").locator("..").textContent();
  const first = await prompt();
  await wish.click();
  await expect.poll(prompt).not.toBe(first);
});

test("on paper no heading and no lead of a question is left behind at the foot of a page", async ({ page }) => {
  await page.goto("/de?lop=4&mon=toan&dip=cuoi-1&so=abc123");
  await seesAll(page);
  await page.emulateMedia({ media: "print" });
  // The blocks that a page never ends within: a question, or of several parts each row, the first with all that is over it.
  const blocks = await questions(page).evaluateAll((all) => {
    const isKept = (each: Element) => getComputedStyle(each).breakInside === "avoid";
    const isSeen = (each: Element) => getComputedStyle(each).display !== "none";
    return all
      .map((each) => (isKept(each) ? [each] : [...each.children]).filter(isSeen))
      .map((kept) => ({
        areKept: kept.every(isKept),
        count: kept.length,
        first: kept[0]?.textContent ?? "",
      }));
  });
  expect(blocks.filter(({ areKept }) => !areKept)).toEqual([]);
  const ofParts = blocks.filter(({ count }) => count > 1);
  expect(ofParts.length).toBeGreaterThan(1);
  for (const { first } of ofParts) expect(first).toMatch(/Câu \d+ \([\d,]+ điểm\).*a\) ./su);
  const headings = await paper(page).locator(".test-part").allTextContents();
  expect(headings).toHaveLength(2);
  for (const heading of headings) expect(blocks.some(({ first }) => first.startsWith(`${heading}Câu`))).toBe(true);
});

test("class 1 sees the picture it writes about, and copies in the first semester", async ({ page }) => {
  await page.goto("/de?lop=1&mon=tieng-viet&dip=cuoi-1&so=abc123");
  await seesAll(page);
  const writing = page.getByRole("region", { name: "Đề kiểm tra, phần viết" });
  await expect(writing.getByRole("heading", { name: "I. Chính tả (nhìn – viết) (6 điểm)" })).toBeVisible();
  await expect(writing.getByText("Chép lại bài sau:")).toBeVisible();
  const picture = writing.getByRole("img", { name: /mèo|rau/u });
  await expect(picture).toBeVisible();
  const href = (await picture.locator("image").getAttribute("href")) ?? "";
  expect((await page.request.get(href)).headers()["content-type"]).toContain("image/svg+xml");
});

test("the document of Word holds every sheet, and no answer stands on those of the pupils", async ({ page }) => {
  await page.goto("/de?lop=5&mon=toan&dip=cuoi-1&so=nang");
  await seesAll(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải Word" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("Kiểm tra cuối học kì I – Toán lớp 5.docx");
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  const sections = xml.split("<w:sectPr").map((part) => part.replaceAll(/<[^>]*>/gu, " "));
  expect(sections[0]).toContain("BÀI KIỂM TRA CUỐI HỌC KÌ I");
  expect(sections[0]).not.toMatch(/Đáp số:|Đáp án|hướng dẫn chấm/u);
  expect(sections[1]).toContain("Đáp án và hướng dẫn chấm");
  expect(sections[2]).toContain("MA TRẬN ĐỀ KIỂM TRA");
  const drawings = await paper(page).locator(".paper-drawing").count();
  expect(Object.keys(files).filter((name) => name.endsWith(".svg"))).toHaveLength(drawings);
});

test("each step is sound on every screen", async ({ page }) => {
  for (const address of [
    "/de?lop=2&mon=toan&dip=giua-1",
    "/de?lop=4&mon=tieng-viet&dip=cuoi-1",
    "/de?lop=5&mon=toan&dip=cuoi-nam&buoc=ma-tran",
    "/de?lop=4&mon=tieng-viet&dip=cuoi-1&ct=1&ma=2&so=abc123",
    "/de?lop=1&mon=toan&dip=cuoi-nam&so=abc123",
  ]) {
    await page.goto(address);
    await seesAll(page);
    await onScreens(page, () => expectSoundPage(page));
  }
});

test("what makes no paper is told so, and nothing breaks", async ({ page }) => {
  const told = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/u });
  for (const [search, words, way] of [
    ["lop=3&mon=toan&dip=cuoi-1&mt=n1c2-4&so=a", "Ma trận đang có 1 điểm, cần đúng 10 điểm.", "Sửa ma trận"],
    ["lop=3&mon=toan&dip=cuoi-1&mt=s1c1-40&so=a", "Có ô cần nhiều câu hơn số câu của các bài đã chọn.", "Sửa ma trận"],
    ["lop=3&mon=toan&tu=150&den=151&so=a", "Các bài này chưa có câu hỏi.", "Chọn lại bài"],
  ] as const) {
    await page.goto(`/de?${search}`);
    await expect(told.filter({ hasText: words }), search).toBeVisible();
    await expect(page.locator(".paper"), search).toHaveCount(0);
    await page.getByRole("link", { name: way }).click();
    await expect(page.getByRole("button", { name: way === "Sửa ma trận" ? "Làm đề" : "Tiếp tục" })).toBeVisible();
  }
  for (const search of [
    `mt=${"n1c2-4_".repeat(2000)}&so=a`,
    "lop=9&mon=hoa&dip=he&so=a",
    `so=a&doi=${"0-9.".repeat(500)}`,
    "so=%00&truong=%00",
    `so=a&truong=${"a".repeat(5000)}`,
  ]) {
    expect((await page.goto(`/de?${search}`))?.status(), search.slice(0, 40)).toBe(200);
  }
});

test("a teacher keeps a matrix as a template, begins with it again, and throws it away", async ({ page }) => {
  const address = "/de?lop=4&mon=toan&dip=cuoi-1&buoc=ma-tran";
  await page.goto(address);
  const panel = page.getByRole("region", { name: "Mẫu của tôi" });
  await expect(panel.getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await new GrownUp(page).arrive();
  await page.goto(address);
  const cell = page.getByLabel("Số câu: Số và phép tính, mức 1, trắc nghiệm");
  const other = page.getByLabel("Số câu: Hình học và đo lường, mức 1, trắc nghiệm");
  const [before, wanted] = [Number(await cell.inputValue()), Number(await other.inputValue())];
  await cell.selectOption(String(before + 1));
  await panel.getByLabel("Tên mẫu").fill("Trường Hoa Sen");
  await panel.getByRole("button", { name: "Lưu làm mẫu" }).click();
  await expect(panel.getByText("Ma trận chưa đủ điểm nên chưa lưu được.")).toBeVisible();
  await other.selectOption(String(wanted - 1));
  await page.getByLabel("Thời gian (phút)").fill("35");
  // Enter saves the template; it does not make the paper.
  await panel.getByLabel("Tên mẫu").press("Enter");
  await expect(panel.getByText("Đã lưu mẫu “Trường Hoa Sen”.")).toBeVisible();
  await page.goto("/de?lop=4&mon=toan&dip=cuoi-nam&buoc=ma-tran");
  await panel.getByRole("link", { name: "Trường Hoa Sen" }).click();
  await expect(page.getByLabel("Thời gian (phút)")).toHaveValue("35");
  await expect(cell).toHaveValue(String(before + 1));
  await expect(other).toHaveValue(String(wanted - 1));
  await onScreens(page, () => expectSoundPage(page));
  await panel.getByRole("button", { name: "Xoá mẫu “Trường Hoa Sen”" }).click();
  await expect(panel.getByText("Đã xoá mẫu “Trường Hoa Sen”.")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Trường Hoa Sen" })).toHaveCount(0);
});
