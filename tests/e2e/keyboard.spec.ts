import { expect } from "@playwright/test";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test("with the keyboard alone a pupil registers, plays a run and logs out", async ({ page }) => {
  const name = freshName();
  const child = new KeyboardChild(page);
  const main = page.getByRole("main");

  await page.addInitScript(() => window.localStorage.setItem("class", "1"));
  await page.goto("/user");
  await child.write(page.getByRole("textbox", { name: "Tên của con" }), name);
  await child.reach(page.getByRole("radio", { name: "Hình 1", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hình 2", exact: true })).toBeChecked();
  await child.press(page.getByRole("button", { name: "Đăng kí" }));
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

  await child.press(main.getByRole("link", { name: "Chơi tiếp" }));
  await child.press(page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link", { name: "Lớp 1" }));
  await expect(page).toHaveURL(/\/class\/1$/);
  await child.press(page.getByRole("link", { name: "Luyện tập" }));
  await expect(page).toHaveURL(/\/course\/practice\/1$/);
  await child.press(page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }));
  await expect(await child.playTenRight()).toContainText("+120");

  await page.goto("/user");
  await child.press(page.getByRole("button", { name: "Đăng xuất", exact: true }));
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
});
