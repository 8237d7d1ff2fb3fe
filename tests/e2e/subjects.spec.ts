import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { test } from "#tests/setup/test.ts";

const shelvesOf = (page: Page, subject: string) => page.getByRole("region", { name: subject, exact: true });
const jumpTo = (page: Page, subject: string) =>
  page.getByRole("navigation", { name: "Chọn môn học" }).getByRole("link", { name: subject, exact: true });

const pages = [
  { path: "/class/1", level: 3 },
  { path: "/course/practice/1", level: 2 },
];

for (const { path, level } of pages) {
  test(`on ${path} each subject has shelves and a temper of its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Toán", exact: true, level })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tiếng Việt", exact: true, level })).toBeVisible();
    const strand = { level: level + 1, exact: true };
    const [maths, vietnamese] = [shelvesOf(page, "Toán"), shelvesOf(page, "Tiếng Việt")];
    await expect(maths.getByRole("heading", { name: "Số và phép tính", ...strand })).toBeVisible();
    await expect(vietnamese.getByRole("heading", { name: "Âm và chữ", ...strand })).toBeVisible();
    await expect(maths.getByRole("link", { name: "Đếm đến 10" })).toBeVisible();
    await expect(vietnamese.getByRole("link", { name: "Tên dấu thanh" })).toBeVisible();
    const ground = await maths.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(vietnamese).not.toHaveCSS("background-color", ground);
  });

  test(`on ${path} a tap leads down to a subject, and so does a link`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await jumpTo(page, "Tiếng Việt").click();
    await expect(page).toHaveURL(`${path}#tieng-viet`);
    await expect(page.getByRole("heading", { name: "Tiếng Việt", exact: true })).toBeInViewport();
    await page.goBack();
    await jumpTo(page, "Toán").click();
    await expect(page.getByRole("heading", { name: "Toán", exact: true })).toBeInViewport();
    await page.goto("/contact");
    await page.goto(`${path}#tieng-viet`);
    await expect(page.getByRole("heading", { name: "Tiếng Việt", exact: true })).toBeInViewport();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  for (const { path } of pages) {
    test(`${path} shows its shelves, and the jump leads there`, async ({ page }) => {
      await page.goto(path);
      await jumpTo(page, "Tiếng Việt").click();
      await expect(page.getByRole("heading", { name: "Tiếng Việt", exact: true })).toBeInViewport();
      await page.getByRole("link", { name: "Tên dấu thanh" }).click();
      await expect(page).toHaveURL(/\/course-detail\/\d+$/);
    });
  }
});

for (const classId of ["1", "2", "3", "4", "5"]) {
  test(`the shelves of class ${classId} are sound`, async ({ page }) => {
    await page.goto(`/class/${classId}`);
    await expect(shelvesOf(page, "Toán")).toBeVisible();
    await expectSoundPage(page);
  });
}
