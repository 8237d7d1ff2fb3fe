import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { playStone } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const albumOf = (page: Page) => page.getByRole("region", { name: "Sổ sưu tập" });
const pictureOf = (page: Page) => page.getByRole("img", { name: /^Tranh Vịnh Hạ Long, đã lật/ });
const result = (page: Page) => page.getByRole("region", { name: "Kết quả" });

/** The server has a guest's run. */
async function isSaved(page: Page): Promise<void> {
  await expect(result(page).getByRole("link", { name: "Chọn tên" })).toBeVisible();
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto("/user");
  await page.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

test("each stone of the day turns a piece over, once, also for who has no name yet", async ({ page }) => {
  await page.goto("/");
  await expect(pictureOf(page)).toHaveAccessibleName("Tranh Vịnh Hạ Long, đã lật 0 trong 12 mảnh");
  await playStone(page, "1", "new");
  await expect(result(page)).toContainText("Con vừa lật một mảnh tranh Vịnh Hạ Long!");
  await expect(result(page)).toContainText("1 / 12 mảnh");
  await playStone(page, "1", "new");
  await expect(result(page).getByRole("link", { name: "Về Hôm nay của con" })).toBeVisible();
  await expect(result(page)).not.toContainText("Con vừa lật");
  await result(page).getByRole("link", { name: "Về Hôm nay của con" }).click();
  await page.getByRole("link", { name: /Sổ sưu tập/ }).click();
  await expect(albumOf(page)).toBeInViewport();
  await expect(albumOf(page)).toContainText("1 / 12 mảnh");
});

test("the album goes along with the profile, from the guest on and onto every device", async ({
  page,
  openContext,
}) => {
  await page.goto("/");
  await playStone(page, "2", "new");
  await isSaved(page);
  const name = freshName();
  await page.goto("/user");
  await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
  await page.getByRole("button", { name: "Đăng kí" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(albumOf(page)).toContainText("1 / 12 mảnh");
  const other = await (await openContext({})).newPage();
  await logIn(other, name);
  await expect(albumOf(other)).toContainText("1 / 12 mảnh");
  await other.goto("/");
  await expect(pictureOf(other)).toHaveAccessibleName("Tranh Vịnh Hạ Long, đã lật 1 trong 12 mảnh");
});

test("a skill that is begun shows how near its sticker is", async ({ page }) => {
  await page.goto("/");
  await playStone(page, "3", "new");
  await isSaved(page);
  await page.goto("/user");
  await expect(albumOf(page).getByText("còn 2 bài")).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
});

test("where a pupil is in the lessons is known on every device, and the last word holds", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/class/3/lessons");
  await page.getByRole("button", { name: "Đổi" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("bài 26");
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Bài 26/ })
    .click();
  expect((await kept).status()).toBe(204);

  const other = await (await openContext({})).newPage();
  await logIn(other, name);
  await other.goto("/class/3");
  await expect.poll(() => other.evaluate(() => window.localStorage.getItem("class"))).toBe("3");
  await other.goto("/");
  const stone = other.getByRole("region", { name: "Hôm nay của con" }).getByRole("listitem").first().getByRole("link");
  await expect(stone).toHaveAttribute("href", "/today/3/new?at=26-");
  await other.goto("/class/3/lessons?at=26-");
  await other.getByRole("button", { name: "Đổi" }).click();
  const freed = other.waitForResponse((answer) => answer.request().method() === "PUT");
  await other.getByRole("button", { name: "Theo lịch" }).click();
  expect((await freed).status()).toBe(204);

  await page.goto("/");
  await expect(
    page.getByRole("region", { name: "Hôm nay của con" }).getByRole("listitem").first().getByRole("link"),
  ).toHaveAttribute("href", "/today/3/new");
});

test("nobody else says where a pupil is, and nothing but lessons is taken", async ({ page, request }) => {
  expect((await request.put("/api/today/3?at=26-11")).status()).toBe(401);
  await makePupil(page, freshName());
  const put = (path: string, headers = {}) => page.request.put(path, { headers });
  for (const at of ["", "26", "1-1-1", "0001-1", "x-y", "%00", "26-11%0A"]) {
    expect((await put(`/api/today/3?at=${at}`)).status(), at).toBe(400);
  }
  expect((await put("/api/today/6?at=26-11")).status()).toBe(400);
  expect((await put("/api/today/3?at=26-11", { origin: "https://example.org" })).status()).toBe(403);
  expect((await put("/api/today/3?at=26-11")).status()).toBe(204);
});

test.describe("what is celebrated after a run", () => {
  test.use({ leavesCelebrations: false });

  test("is every friend that was met, one after the other, by keyboard too, and can be left at once", async ({
    page,
  }) => {
    await makePupil(page, freshName());
    await page.goto("/class/4");
    await playStone(page, "4", "new");
    const shown = page.getByRole("dialog", { name: "Con gặp bạn mới!" });
    // 120 points are the cat at 60, not yet the rabbit at 132.
    await expect(shown).toContainText("Mèo muốn đi cùng con.");
    await onScreens(page, () => expectSoundPage(page));
    await shown.getByRole("button", { name: "Vui quá!" }).press("Enter");
    await expect(shown).toHaveCount(0);
    await playStone(page, "4", "review");
    await expect(shown).toContainText("Thỏ muốn đi cùng con.");
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(0);
    await expect(result(page).getByRole("link", { name: "Chặng tiếp: Con chọn" })).toBeInViewport({ ratio: 1 });
  });
});
