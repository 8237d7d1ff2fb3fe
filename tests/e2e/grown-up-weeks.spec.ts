import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

async function openWeeks(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `Xem từng tuần của ${name}` }).click();
  await expect(page).toHaveURL(/\/grown-ups\/weeks\/[\w-]+$/);
}

test("a grown-up sees the weeks of a profile and passes its card on as a picture", async ({ page }) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/course-detail/111/play/1");
  await new Child(page).playTenRight();
  await new GrownUp(page).arrive();
  await openWeeks(page, name);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`của ${name}`);
  await expect(page.getByRole("heading", { name: "Học 1 ngày, 1 phút" })).toBeVisible();
  await expect(page.getByText("10 câu, đúng ngay lần đầu 10 câu")).toBeVisible();
  await onScreens(page, async () => {
    await expectSoundPage(page);
  });
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `Tải ảnh thẻ của ${name}` }).click();
  const picture = readFileSync(await (await saved).path());
  // The size of a PNG stands in its head.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await page.getByRole("link", { name: "Tuần trước" }).click();
  await expect(page.getByRole("heading", { name: "Tuần trước con chưa vào học" })).toBeVisible();
  await page.getByRole("link", { name: "Làm 5 câu cùng con" }).click();
  await expect(page).toHaveURL(/\/bo\/[\w-]+$/);
});

test("a profile that never practised is told how its card comes", async ({ page }) => {
  const name = freshName();
  await makePupil(page, name);
  await new GrownUp(page).arrive();
  await openWeeks(page, name);
  await expect(page.getByText(`${name} chưa luyện bài nào.`)).toBeVisible();
  await expectSoundPage(page);
});

test("the weeks of a profile are shown to a grown-up who is signed in beside it, and to nobody else", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  await makePupil(page, name);
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  await openWeeks(page, name);
  const address = page.url();
  const other = await (await openContext({})).newPage();
  await new GrownUp(other).arrive();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Ôi, lạc đường rồi!" })).toBeVisible();
  expect(await other.content()).not.toContain(name);
  await page.goto("/grown-ups");
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await grownUp.isSignedOut();
  await page.goto(address);
  await expect(page.getByText("Bố mẹ đăng nhập để xem từng tuần của con.")).toBeVisible();
  await expect(page.getByRole("main").getByText(name)).toHaveCount(0);
  await expectSoundPage(page);
  await page.getByRole("link", { name: "Về trang đăng nhập" }).click();
  await expect(page).toHaveURL("/grown-ups");
});
