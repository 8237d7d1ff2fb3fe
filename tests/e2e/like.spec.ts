import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { test } from "#tests/setup/test.ts";

function likeButton(page: Page) {
  return page.getByRole("button", { name: /Con thích|Cảm ơn con!/ });
}

test("a like is thanked for, counted, and leads home after exactly three seconds", async ({
  openContext,
  ownOrigins,
}) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const page = await (await server.open()).newPage();
    await page.clock.install();
    await page.goto("/course/practice/1");
    await expect(likeButton(page)).toContainText("0 lượt thích");
    await page.clock.pauseAt(Date.now() + 60_000);
    await likeButton(page).click();
    await expect(likeButton(page)).toContainText("Cảm ơn con!");
    await expect(likeButton(page)).toContainText("1 lượt thích");
    await page.clock.runFor(2999);
    await expect(page).toHaveURL(/\/course\/practice\/1$/);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL(/:\d+\/$/);

    await page.goto("/course/challenge/1");
    await likeButton(page).click();
    await expect(likeButton(page)).toContainText("Cảm ơn con!");
    await expectSoundPage(page);
    await expect(page).toHaveURL(/:\d+\/$/);

    const other = await (await server.open()).newPage();
    await other.goto("/course/practice/2");
    await expect(likeButton(other), "one browser is one like a day").toContainText("1 lượt thích");
    await likeButton(other).click();
    await expect(likeButton(other)).toContainText("2 lượt thích");
  } finally {
    await server.remove();
  }
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a like that cannot be sent says so, and nobody is sent home", async ({ page }) => {
    await page.goto("/course/practice/1");
    await page.route("**/course/practice/1", (route, request) =>
      request.method() === "POST" ? route.abort() : route.fallback(),
    );
    await likeButton(page).click();
    await expect(page.getByText("Chưa gửi được. Con thử lại nhé!")).toBeVisible();
    await expect(likeButton(page)).toContainText("Con thích");
    await expectSoundPage(page);
  });
});

test("who goes elsewhere before the three seconds are over stays there", async ({ page }) => {
  await page.clock.install();
  await page.goto("/course/practice/1");
  // However long a busy machine takes, it is done within the three seconds of the page.
  await page.clock.pauseAt(Date.now() + 60_000);
  await likeButton(page).click();
  await expect(likeButton(page)).toContainText("Cảm ơn con!");
  await page.getByRole("link", { name: "Thử thách" }).click();
  await expect(page).toHaveURL(/\/course\/challenge\/1$/);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/course\/challenge\/1$/);
});
