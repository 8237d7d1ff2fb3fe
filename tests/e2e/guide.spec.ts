import { expect } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { test } from "#tests/setup/test.ts";

test("a teacher comes from home, copies the link of a class, and it opens that class", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.getByRole("link", { name: "Hướng dẫn", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dùng Hươu Ham Học ở lớp và ở nhà" })).toBeVisible();
  await expect(page.getByText(`${baseURL}/class/4`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Chép liên kết của lớp 4" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã chép liên kết của lớp 4." })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/class/4`);
  await page.goto(copied);
  await expect(page).toHaveTitle(/^Lớp 4/);
});

test("where nothing may be copied that is said, and the address can be selected", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/guide");
  await page.getByRole("button", { name: "Chép liên kết của lớp 1" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Hãy chọn địa chỉ rồi sao chép." })).toBeVisible();
  await page.getByText(/\/class\/1$/).click();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toMatch(/\/class\/1$/);
});

test("the guide is sound on every screen", async ({ page }) => {
  await page.goto("/guide");
  await onScreens(page, () => expectSoundPage(page));
});
