import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { stopClock } from "#tests/setup/stop-clock.ts";
import { test } from "#tests/setup/test.ts";
import { watchMotion } from "#tests/setup/watch-motion.ts";

const introductionOf = (page: Page) => page.getByRole("dialog", { name: "Học vui mỗi ngày cùng Hươu" });
/** The button at the foot of home is the way to it: it never comes by itself. */
async function openIntroduction(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Giới thiệu" }).click();
  await expect(introductionOf(page)).toBeVisible();
}

const signInOf = (page: Page) => page.getByRole("dialog", { name: "Đăng nhập" });

test("the introduction waits until it is asked for, as often as it is", async ({ page }) => {
  await page.goto("/class/1");
  await page.getByRole("link", { name: "Quay lại" }).click();
  for (let times = 0; times < 2; times += 1) {
    await expect(introductionOf(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Giới thiệu" }).click();
    await expect(introductionOf(page)).toHaveCount(1);
    await introductionOf(page).getByRole("button", { name: "Đóng" }).click();
  }
});

test("it tells how much there really is", async ({ page }) => {
  await openIntroduction(page);
  const counts = await introductionOf(page).getByRole("definition").allInnerTexts();
  expect(counts).toHaveLength(3);
  expect(counts.at(2)).toBe("30");
  for (const count of counts) expect(Number(count)).toBeGreaterThan(0);
});

test("it moves for 500 ms, coming and going", async ({ page }) => {
  await page.clock.install();
  await watchMotion(page);
  await openIntroduction(page);
  await expect(introductionOf(page)).toHaveAttribute("data-motion", /"opacity":500/);
  await expect(introductionOf(page)).toHaveAttribute("data-motion", /"translate":500/);
  await introductionOf(page).evaluate((dialog) => dialog.removeAttribute("data-motion"));
  await stopClock(page);
  await introductionOf(page).getByRole("button", { name: "Đóng" }).click();
  await expect(introductionOf(page)).toHaveAttribute("data-motion", /"opacity":500/);
  await expect(introductionOf(page)).toHaveAttribute("data-motion", /"translate":500/);
  await page.clock.runFor(499);
  await expect(introductionOf(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(introductionOf(page)).toHaveCount(0);
});

test("the sign-in comes 800 ms after the start button, within 500 ms and at most 600 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.clock.install();
  await watchMotion(page);
  await openIntroduction(page);
  const start = introductionOf(page).getByRole("button", { name: "Bắt đầu học" });
  await expect(start).toBeVisible();
  await stopClock(page);
  await start.click();
  await page.clock.runFor(799);
  await expect(signInOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(signInOf(page)).toHaveAttribute("data-motion", /"opacity":500/);
  await expect(signInOf(page)).toHaveAttribute("data-motion", /"translate":500/);
  await expect(signInOf(page)).toHaveCSS("width", "600px");
});

test("neither Escape nor a tap beside it closes the sign-in, its own button does and leads home", async ({ page }) => {
  await openIntroduction(page);
  await introductionOf(page).getByRole("button", { name: "Bắt đầu học" }).click();
  await expect(signInOf(page)).toBeVisible();
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  await expect(signInOf(page)).toBeVisible();
  await signInOf(page).getByRole("button", { name: "Đóng" }).click();
  await expect(signInOf(page)).toHaveCount(0);
  await expect(introductionOf(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Luyện tập", exact: true }).click();
  await expect(page).toHaveURL("/course/practice/1");
});

test("Escape closes the introduction and gives the focus back", async ({ page }) => {
  await openIntroduction(page);
  await page.keyboard.press("Escape");
  await expect(introductionOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Giới thiệu" }).press("Enter");
  await expect(introductionOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(introductionOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Giới thiệu" })).toBeFocused();
});

test("the grown-ups find their page from home", async ({ page }) => {
  await openIntroduction(page);
  await introductionOf(page).getByRole("button", { name: "Đóng" }).click();
  await page.getByRole("link", { name: "Dành cho người lớn" }).click();
  await expect(page).toHaveURL("/grown-ups");
});

test("where the browser stores nothing the introduction comes and goes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await openIntroduction(page);
  await introductionOf(page).getByRole("button", { name: "Đóng" }).click();
  await expect(introductionOf(page)).toHaveCount(0);
});

test("introduction and sign-in are sound on every screen", async ({ page }) => {
  await openIntroduction(page);
  const start = introductionOf(page).getByRole("button", { name: "Bắt đầu học" });
  await onScreens(page, async ({ height }) => {
    await expectSoundPage(page);
    const box = await start.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), "the start button is on the screen").toBeLessThan(height);
  });
  await start.click();
  await expect(signInOf(page)).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
});
