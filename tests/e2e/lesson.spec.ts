import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { stopClock } from "#tests/setup/stop-clock.ts";
import { test } from "#tests/setup/test.ts";

const steps = 7;

function progress(page: Page) {
  return page.getByRole("progressbar", { name: "Tiến độ" });
}

test("the worked example plays by itself, stops when asked, and begins again", async ({ page }) => {
  await stopClock(page);
  await page.goto("/example-two-class-one");
  await expect(progress(page)).toHaveAttribute("aria-valuetext", `Bước 1 trong ${steps} bước`);
  await page.getByRole("button", { name: "Xem", exact: true }).click();
  for (let step = 2; step <= 3; step += 1) {
    await page.clock.runFor(8000);
    await expect(progress(page)).not.toHaveAttribute("aria-valuetext", `Bước ${step - 1} trong ${steps} bước`);
  }
  await page.getByRole("button", { name: "Dừng" }).click();
  const stopped = await progress(page).getAttribute("aria-valuetext");
  await page.clock.runFor(30_000);
  await expect(progress(page)).toHaveAttribute("aria-valuetext", String(stopped));
  await page.getByRole("button", { name: "Xem lại từ đầu" }).click();
  await expect(progress(page)).toHaveAttribute("aria-valuetext", `Bước 1 trong ${steps} bước`);
});

test("it is read step by step, then two stories are solved by oneself", async ({ page }) => {
  await page.goto("/example-two-class-one");
  await expectSoundPage(page);
  for (let step = 2; step <= steps; step += 1) {
    await page.getByRole("button", { name: "Bước sau" }).click();
    await expect(progress(page)).toHaveAttribute("aria-valuetext", `Bước ${step} trong ${steps} bước`);
  }
  await expect(page.getByRole("main")).toContainText("Đáp số: 8 quả cam");
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Con tự làm" }).click();
  const child = new Child(page);
  await expect(progress(page)).toHaveAttribute("aria-valuetext", "Câu 1 trong 2 câu");
  await child.answerRight();
  await page.getByRole("button", { name: "Câu tiếp" }).click();
  await expect(progress(page)).toHaveAttribute("aria-valuetext", "Câu 2 trong 2 câu");
  await child.answerRight();
  await page.getByRole("button", { name: "Xong rồi" }).click();
  await expect(page.getByRole("heading", { name: "Giỏi quá! Con biết giải bài toán rồi." })).toBeVisible();
  await page.getByRole("link", { name: "Về lớp 1" }).click();
  await expect(page).toHaveURL("/course/challenge/1");
});
