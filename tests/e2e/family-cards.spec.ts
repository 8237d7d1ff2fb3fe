import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { seedPupils, seedWeek } from "#tests/setup/class-data.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { type OwnServer, ownServer } from "#tests/setup/own-server.ts";
import { comeBack, isAlive, makeClass } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

const words = (page: Page) => page.locator(".key-sheet ol b").allInnerTexts();

/** A class with three pupils, of whom the first has played this week and knows two skills; its teacher sees the cards. */
async function openCards(server: OwnServer): Promise<{ id: string; page: Page }> {
  const first = await (await server.open()).newPage();
  const { id, grownUp } = await makeClass(first, "3");
  await first.goto(`/co/lop/${id}/khoa`);
  await expect(first.locator(".key-sheet ol b")).toHaveCount(8);
  const key = (await words(first)).join(" ");
  await server.stop();
  await seedPupils(server.dataDir, id, 3);
  await seedWeek(server.dataDir, id, 1, [
    { skillId: "c3-times-tables", state: "mastered", tries: `${"1".repeat(19)}a` },
    { skillId: "c3-right-angle", state: "good", tries: "111111111111" },
    { skillId: "c3-division-remainder", state: "learning", tries: "1aa1a" },
  ]);
  await server.restart({});
  const page = await (await server.open()).newPage();
  await comeBack(page, grownUp);
  await page.goto(`/co/lop/${id}`);
  await page.getByLabel("Tám từ").fill(key);
  await page.getByRole("button", { name: "Mở khoá" }).click();
  await isAlive(page);
  await page.goto(`/co/lop/${id}/gia-dinh?tuan=nay`);
  await expect(page.getByRole("heading", { name: "1. Lêq Chi" })).toBeVisible();
  return { id, page };
}

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });

test("each family gets its own card: as a picture, on paper, and by a link that can be taken back", async ({
  openContext,
  ownOrigins,
}) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const { page } = await openCards(server);
    const own = row(page, "1. Lêq Chi");
    await expect(own).toContainText("Học 1 ngày, 6 phút");
    await expect(own).toContainText("Vững: Bảng nhân 3, 4, 6, 7, 8, 9 · Góc vuông, góc không vuông");
    await expect(own).toContainText(/Thử ở nhà: \S/);
    await expect(row(page, "2. Trầnq Bình")).toContainText("Chưa vào học");
    await expect(page.getByText("Võq An")).toHaveCount(0);
    await expectSoundPage(page);
    await expectAccessible(page);

    const saved = page.waitForEvent("download");
    await own.getByRole("button", { name: "Tải ảnh thẻ của Lêq Chi" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^(?:Tuần \d+|[\d–-]+) - Lêq Chi\.png$/);
    const picture = readFileSync(await file.path());
    // The size of a PNG stands in its head.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "In tất cả thẻ" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".sheet")).toHaveCount(1);
    await expect(page.getByRole("img", { name: /^Thẻ của / })).toHaveCount(3);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "Làm liên kết cho cả lớp" }).click();
    await expect(page.getByText("3 trong 3 em có liên kết")).toBeVisible();
    await own.getByRole("button", { name: "Liên kết của Lêq Chi" }).click();
    const link = (await own.getByRole("status", { name: "Liên kết của Lêq Chi" }).innerText()).trim();
    expect(link).toMatch(/\/the\/[\w-]{22}$/);

    const parent = await (await server.open()).newPage();
    await parent.goto(link);
    await expect(parent.getByRole("heading", { level: 1 })).toContainText("của Em ");
    await expect(parent.getByRole("heading", { name: "Hai điều con đã vững" })).toBeVisible();
    await expect(parent.getByText("đúng 19 trong 20 câu gần đây")).toBeVisible();
    await expect(parent.getByText("đúng cả 12 câu gần đây")).toBeVisible();
    expect(await parent.content()).not.toContain("Lêq Chi");
    await expect(parent.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(parent.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expectSoundPage(parent);
    await expectAccessible(parent);
    await parent.getByRole("link", { name: "Tuần trước" }).click();
    await expect(parent.getByRole("heading", { name: "Tuần trước con chưa vào học" })).toBeVisible();
    await parent.getByRole("link", { name: "Làm 5 câu cùng con" }).click();
    await expect(parent).toHaveURL(/\/bo\/[\w-]+$/);

    // Another link makes the first useless; once taken back, the other is as well.
    await own.getByRole("button", { name: "Làm liên kết khác" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Làm liên kết khác" }).click();
    await expect(page.getByText("Lêq Chi đã có liên kết.")).toBeVisible();
    const other = (await own.getByRole("status", { name: "Liên kết của Lêq Chi" }).innerText()).trim();
    expect(other).not.toBe(link);
    await own.getByRole("button", { name: "Thu lại" }).click();
    await expect(page.getByText("Đã thu lại liên kết của Lêq Chi.")).toBeVisible();
    for (const old of [link, other]) {
      await parent.goto(old);
      await expect(parent.getByRole("heading", { name: "Thẻ này không còn dùng được" })).toBeVisible();
    }
    await page.getByRole("button", { name: "Thu lại tất cả" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Thu lại tất cả" }).click();
    await expect(page.getByText("0 trong 3 em có liên kết")).toBeVisible();
  } finally {
    await server.remove();
  }
});

test("without the key of names the cards carry emblems, and no link is made", async ({ openContext, ownOrigins }) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const { id, page } = await openCards(server);
    await page.evaluate(() => indexedDB.deleteDatabase("hhh-classes"));
    await page.goto(`/co/lop/${id}/gia-dinh?tuan=nay`);
    await expect(page.getByRole("heading", { name: "1. Thỏ tim đỏ" })).toBeVisible();
    await expect(page.getByText("Máy này chưa có khoá tên của lớp")).toBeVisible();
    await expect(page.getByRole("button", { name: "Tải ảnh thẻ của Thỏ tim đỏ" })).toBeEnabled();
    await expect(page.getByRole("button", { name: /liên kết/i })).toHaveCount(0);
  } finally {
    await server.remove();
  }
});

test("a link that was never made says so kindly and tells nothing", async ({ page }) => {
  await page.goto("/the/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "Thẻ này không còn dùng được" })).toBeVisible();
  await expect(page.getByText("Bố mẹ hỏi cô giáo của con nhé!")).toBeVisible();
  await expectAccessible(page);
});
