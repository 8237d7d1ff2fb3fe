import { expect } from "@playwright/test";
import { teachersText } from "#lib/text/teachers-text.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { makeClass } from "#tests/setup/teacher-class.ts";
import { test } from "#tests/setup/test.ts";

const heading = { level: 1, name: teachersText.heading } as const;

test("a teacher comes from home, and its buttons lead where they say", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Dành cho thầy cô", exact: true }).click();
  await expect(page).toHaveURL("/thay-co");
  await expect(page.getByRole("heading", heading)).toBeVisible();
  const ways = [
    ["Soạn bộ câu hỏi", "/bo"],
    ["Các em và gia đình dùng thế nào", "/guide"],
    ["Đọc đủ ở trang Quyền riêng tư", "/privacy"],
    ["Hỏi người vận hành", "/contact"],
  ] as const;
  for (const [name, path] of ways) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}(?:\\?|$)`));
    await page.goto("/thay-co");
  }
  // At the top and at the end.
  const make = page.getByRole("link", { name: "Tạo lớp", exact: true });
  await expect(make).toHaveCount(2);
  await make.last().click();
  await expect(page).toHaveURL("/co");
  await expect(page.getByText("Đăng nhập bằng tài khoản thầy cô để mở lớp.")).toBeVisible();
  await page.getByRole("link", { name: "Dành cho thầy cô", exact: true }).click();
  await expect(page).toHaveURL("/thay-co");
});

test("a teacher comes from the grown-ups' page, signed in or not", async ({ page }) => {
  await page.goto("/grown-ups");
  await page.getByRole("link", { name: "Dành cho thầy cô", exact: true }).click();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await new GrownUp(page).arrive();
  await page.getByRole("link", { name: "Dành cho thầy cô", exact: true }).click();
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await page.getByRole("link", { name: "Tạo lớp", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Tạo lớp" })).toBeVisible();
});

test("what it calls by name stands on the page of a class", async ({ page }) => {
  await makeClass(page, "3");
  const room = page.getByRole("main");
  for (const name of ["Thẻ gia đình", "Nhận xét", "Chiếu mã lên bảng", "Tờ khoá tên"]) {
    await expect(room.getByRole("link", { name, exact: true }), name).toBeVisible();
  }
  for (const name of ["In thẻ", "Tải bảng tính (.xlsx)", "Đóng lớp", "Xoá lớp"]) {
    await expect(room.getByRole("button", { name, exact: true }), name).toBeVisible();
  }
  for (const name of ["Lớp đang học", "Tuần này", "Em nào cần gì", "Bài đã giao"]) {
    await expect(room.getByRole("heading", { level: 2, name }), name).toBeVisible();
  }
});

test("every picture is shown in the room that is kept for it", async ({ page }) => {
  await page.goto("/thay-co");
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(Object.keys(teachersText.pictures).length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    const [ofFile, kept] = await picture.evaluate((image: HTMLImageElement) => [
      [image.naturalWidth, image.naturalHeight].join(),
      [image.getAttribute("width"), image.getAttribute("height")].join(),
    ]);
    expect(ofFile).toBe(kept);
  }
});

test("the page for teachers is sound on every screen", async ({ page }) => {
  await page.goto("/thay-co");
  await onScreens(page, () => expectSoundPage(page));
  await expectAccessible(page);
});
