import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { cell, keepTest, runs, saved } from "#tests/setup/marked-test.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { isAlive, makeClass, panel } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

const isWide = { viewport: { width: 1366, height: 768 } } as const;

const hint = (page: Page) => panel(page, "Câu đang chấm");

test.describe("on a wide screen", () => {
  test.use(isWide);

  test("a teacher enters points with the keyboard alone, and the class page names the mistakes", async ({ page }) => {
    const { id, key } = await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
    // The first question is circled: its right letter stands in the key of the paper.
    const right = /^\d+\s+([A-D])/u.exec(key[0] ?? "")?.[1] ?? "";
    await cell(page, "Câu 1", "Lêq Chi").focus();
    await expect(hint(page)).toContainText(`Đáp án: ${right}.`);
    // The letter that was circled goes on by itself, then all of the points, nothing, and what is left, by Enter.
    await page.keyboard.press(right.toLowerCase());
    await expect(cell(page, "Câu 2", "Lêq Chi")).toBeFocused();
    await expect(cell(page, "Câu 1", "Lêq Chi")).toHaveValue("0,5");
    // Who is used to Enter presses it once more, and is where the letter led.
    await page.keyboard.press("Enter");
    await expect(cell(page, "Câu 2", "Lêq Chi")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("-");
    await expect(cell(page, "Câu 4", "Lêq Chi")).toBeFocused();
    await page.keyboard.type("25");
    await page.keyboard.press("Enter");
    await expect(cell(page, "Câu 4", "Lêq Chi")).toHaveValue("0,25");
    await page.keyboard.press("Shift+Enter");
    await expect(cell(page, "Câu 4", "Lêq Chi")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, "Câu 4", "Trầnq Bình")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(cell(page, "Câu 3", "Trầnq Bình")).toBeFocused();
    await expect(saved(page)).toBeVisible();

    // Two pupils circle the same wrong letter.
    const wrong = "abcd".replace(right.toLowerCase(), "").charAt(0);
    for (const pupil of ["Phạmq Dũng", "Võq An"]) {
      await cell(page, "Câu 1", pupil).focus();
      await page.keyboard.press(wrong);
      await expect(cell(page, "Câu 1", pupil)).toHaveValue(`0 ${wrong.toUpperCase()}`);
    }
    // What was circled is tapped as well, and the next question follows.
    await cell(page, "Câu 1", "Bùiq Mai").focus();
    await hint(page)
      .getByRole("button", { name: new RegExp(`^${wrong.toUpperCase()}`, "u") })
      .click();
    await expect(cell(page, "Câu 2", "Bùiq Mai")).toBeFocused();
    await expect(cell(page, "Câu 1", "Bùiq Mai")).toHaveValue(`0 ${wrong.toUpperCase()}`);
    await expect(panel(page, "Kết quả của lớp")).toContainText("1/4 em đủ điểm");
    await expect(saved(page)).toBeVisible();

    await page.reload();
    await expect(cell(page, "Câu 1", "Võq An")).toHaveValue(`0 ${wrong.toUpperCase()}`);
    await page.goto(`/co/lop/${id}?mon=toan&tu=1&den=80`);
    await isAlive(page);
    await expect(panel(page, "Bài kiểm tra trên giấy")).toContainText("4/6 em có điểm");
    await expect(panel(page, "Em nào cần gì")).toContainText("Võq An");
    await expect(panel(page, "Bảng lớp").getByRole("rowheader", { name: "Võq An" })).toBeVisible();
    await panel(page, "Bảng lớp")
      .getByRole("link", { name: /Võq An/u })
      .click();
    await expect(panel(page, "Bài kiểm tra trên giấy")).toContainText("Kiểm tra cuối học kì I – Toán lớp 3");
  });

  test("a pupil with all points has a whole mark, and it is in the spreadsheet", async ({ page }) => {
    await keepTest(page, "mon=tieng-viet&dip=cuoi-1&so=gio");
    const table = panel(page, "Nhập điểm").getByRole("table");
    const columns = (await table.getByRole("columnheader").count()) - 3;
    await cell(page, "Đọc thành tiếng", "Lêq Chi").focus();
    for (let column = 0; column < columns - 1; column += 1) await page.keyboard.press("Space");
    await expect(cell(page, "Bài viết", "Lêq Chi")).toBeFocused();
    const row = table.getByRole("row").filter({ hasText: "Lêq Chi" });
    await expect(row).toContainText("còn 1 câu");
    // Two and a half of six points: ten for what is read, six and a half for what is written, 8,25.
    await page.keyboard.type("2,5");
    await page.keyboard.press("Enter");
    await expect(cell(page, "Đọc thành tiếng", "Trầnq Bình")).toBeFocused();
    await expect(row).toContainText("8,25");
    await expect(row.getByRole("cell").last()).toHaveText(/8$/u);
    await expect(panel(page, "Kết quả của lớp")).toContainText("1/6");
    await expect(panel(page, "Kết quả của lớp")).toContainText("8,25");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Tải bảng điểm (.xlsx)" }).click();
    const made = await file;
    expect(made.suggestedFilename()).toContain("Kiểm tra cuối học kì I – Tiếng Việt lớp 3");
    const sheet = strFromU8(
      unzipSync(await readFile(await made.path()))["xl/worksheets/sheet1.xml"] ?? new Uint8Array(),
    );
    expect(sheet).toContain("Lêq Chi");
    expect(sheet).toContain("<v>8.25</v>");
  });

  test("with two codes each pupil is marked by the paper that was written", async ({ page }) => {
    await keepTest(page, "mon=toan&dip=cuoi-1&ma=2&so=mua");
    await expect(cell(page, "Câu 1", "Lêq Chi")).toHaveCount(0);
    await page.getByLabel("Mã đề của Lêq Chi").selectOption("B");
    await page.getByLabel("Mã đề của Lêq Chi").press("Enter");
    await expect(cell(page, "Câu 1", "Lêq Chi")).toBeFocused();
    await expect(hint(page)).toContainText("Mã đề: B");
    const onB = await hint(page).innerText();
    await page.getByRole("button", { name: "Điền mã đề lần lượt theo số thứ tự" }).click();
    await expect(page.getByLabel("Mã đề của Đỗq Lan")).toHaveValue("B");
    await cell(page, "Câu 1", "Phạmq Dũng").focus();
    await expect(hint(page)).toContainText("Mã đề: A");
    expect(await hint(page).innerText()).not.toBe(onB);
    await cell(page, "Câu 1", "Phạmq Dũng").fill("0,25");
    await page.keyboard.press("Enter");
    // It was code B after all: the points stay where they were typed.
    await page.getByLabel("Mã đề của Phạmq Dũng").selectOption("B");
    await expect(cell(page, "Câu 1", "Phạmq Dũng")).toHaveValue("0,25");
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Mã đề của Đỗq Lan")).toHaveValue("B");
    await expect(page.getByLabel("Mã đề của Phạmq Dũng")).toHaveValue("B");
    await expect(cell(page, "Câu 1", "Phạmq Dũng")).toHaveValue("0,25");
  });

  test("what is no mark is told and not taken, and what was taken can be taken back", async ({ page }) => {
    await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
    const first = cell(page, "Câu 1", "Lêq Chi");
    for (const [typed, told] of [
      ["7", "Câu này nhiều nhất 0,5 điểm."],
      ["0,3", "Điểm lẻ đến 0,25"],
      ["x9", "Ô này cần số điểm"],
    ] as const) {
      await first.fill(typed);
      await first.press("Enter");
      await expect(first).toBeFocused();
      await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
      await expect(first).toHaveAttribute("aria-invalid", "true");
    }
    await first.press("Escape");
    await expect(first).toHaveValue("");
    await expect(first).toHaveAttribute("aria-invalid", "false");
    await first.fill("0,5");
    await first.press("Enter");
    await expect(saved(page)).toBeVisible();
    // On the way to what cannot be read a zero was read.
    await first.focus();
    await page.keyboard.type("0,3");
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(first).toHaveValue("0,5");
    await first.fill("");
    await first.press("Enter");
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(first).toHaveValue("");
    // Who was absent is counted apart, until points are entered after all.
    await first.fill("v");
    await first.press("Enter");
    await expect(page.getByText("1 em vắng")).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Lêq Chi vắng, chạm để nhập điểm" }).click();
    await expect(first).toBeVisible();
    await expect(page.getByText("1 em vắng")).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    await page.getByRole("button", { name: "Xoá bài này" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Xoá", exact: true }).click();
    await expect(page).toHaveURL(/\/co\/lop\/[\w-]+$/u);
    await expect(panel(page, "Bài kiểm tra trên giấy")).toContainText("Ra đề, in cho các em làm");
  });

  test("two pages that are open at once do not take each other's points away", async ({ page }) => {
    await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole("rowheader", { name: "Lêq Chi" })).toBeVisible();
    for (const [at, item] of [
      [page, "Câu 1"],
      [other, "Câu 2"],
      [page, "Câu 3"],
    ] as const) {
      await cell(at, item, "Lêq Chi").focus();
      await at.keyboard.press("Space");
      await expect(saved(at)).toBeVisible();
    }
    await page.reload();
    for (const item of ["Câu 1", "Câu 2", "Câu 3"]) await expect(cell(page, item, "Lêq Chi")).not.toHaveValue("");
  });

  test.describe("without a network", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("points that were typed without a network are sent when it is back, also after the page was closed", async ({
      page,
    }) => {
      await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
      const address = page.url();
      await page.route(address, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
      await cell(page, "Câu 1", "Lêq Chi").focus();
      await page.keyboard.press("Space");
      await expect(page.getByRole("alert").filter({ hasText: "Chưa kết nối được với máy chủ" })).toBeVisible();
      // The browser asks whether the page is to be left.
      page.on("dialog", (dialog) => dialog.accept());
      await page.goto("/co");
      await page.unroute(address);
      await page.goto(address);
      await expect(cell(page, "Câu 1", "Lêq Chi")).toHaveValue("0,5");
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(cell(page, "Câu 1", "Lêq Chi")).toHaveValue("0,5");
    });
  });
});

test("on a phone it is one pupil at a time, and on every screen the page is sound", async ({ page }) => {
  await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
  const first = cell(page, "Câu 1", "Lêq Chi");
  await onScreens(page, async () => {
    await first.focus();
    await hint(page).getByRole("button", { name: "Đủ điểm" }).click();
    await expect(first).toHaveValue("0,5");
    await expect(hint(page)).toContainText("Câu 2");
    await expectSoundPage(page);
    await expectAccessible(page);
  });
  await expect(cell(page, "Câu 1", "Trầnq Bình")).toBeHidden();
  await page.getByRole("button", { name: "Em sau" }).click();
  await expect(cell(page, "Câu 1", "Trầnq Bình")).toBeVisible();
  await expect(first).toBeHidden();
  // Enter at a pupil's last question shows the next pupil.
  await page
    .getByLabel(/, Trầnq Bình$/u)
    .last()
    .press("Enter");
  await expect(cell(page, "Câu 1", "Phạmq Dũng")).toBeFocused();
});

test("the page of a pupil tells who was absent, and no total of half a test", async ({ page }) => {
  const { id } = await keepTest(page, "mon=tieng-viet&dip=cuoi-1&so=gio");
  const [begun, absent] = ["Lêq Chi", "Trầnq Bình"].map((pupil) => cell(page, "Đọc thành tiếng", pupil));
  await begun?.focus();
  await page.keyboard.press("Space");
  await absent?.fill("v");
  await absent?.press("Enter");
  await expect(saved(page)).toBeVisible();
  const row = panel(page, "Bài kiểm tra trên giấy").getByRole("listitem");
  await page.goto(`/co/lop/${id}/em/1`);
  await expect(row).toContainText(/tiếng việt lớp 3còn \d+ câu chưa nhập · /iu);
  await page.goto(`/co/lop/${id}/em/2`);
  await expect(row).toContainText("Vắng · ");
  await expect(row).not.toContainText("câu");
});

test.describe("a test of others", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("is answered as one there is none of, with the way to sign in", async ({ page, openContext }) => {
    await keepTest(page, "mon=toan&dip=cuoi-1&so=mua");
    const address = new URL(page.url()).pathname;
    const nobody = await (await openContext({})).newPage();
    await nobody.goto(address);
    await expect(nobody.getByText("Đăng nhập bằng tài khoản thầy cô để mở lớp.")).toBeVisible();
    const other = await (await openContext({})).newPage();
    const { id } = await makeClass(other, "3");
    for (const path of [address, address.replace(/lop\/[^/]+/u, `lop/${id}`)]) {
      await other.goto(path);
      await expect(other.getByRole("heading", { name: "Không mở được trang này" }), path).toBeVisible();
    }
    await expectSoundPage(other);
    await other.getByRole("link", { name: "Đăng nhập bằng tài khoản khác" }).click();
    await expect(other).toHaveURL("/grown-ups");
  });
});

test("who is not signed in, or has no such class, is told what is missing", async ({ page }) => {
  await page.goto("/de?lop=3&mon=toan&dip=cuoi-1&so=mua");
  await runs(page);
  await page.getByRole("button", { name: "Nhập điểm" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute("href", "/grown-ups");
  await dialog.getByRole("button", { name: "Đóng" }).click();
  await makeClass(page, "3");
  await page.goto("/de?lop=4&mon=toan&dip=cuoi-1&so=mua");
  await runs(page);
  await page.getByRole("button", { name: "Nhập điểm" }).click();
  await expect(dialog).toContainText("Thầy cô chưa có lớp 4 nào đang mở.");
});
