import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil, register } from "#tests/setup/register.ts";
import { stopClock } from "#tests/setup/stop-clock.ts";
import { test } from "#tests/setup/test.ts";
import { watchMotion } from "#tests/setup/watch-motion.ts";

test.use({ isAnimated: true });

const toggleOf = (page: Page) => page.getByRole("button", { name: "Danh mục" });
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Danh mục" });
/** The entries of the spec; what stands below them is a list of its own. */
const rowsOf = (page: Page) => menuOf(page).getByRole("list").first().getByRole("link");

/** Opens a page with a clock that stands still, the menu's code being there. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await watchMotion(page);
  await page.goto(path);
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await stopClock(page);
}

test("the menu slides in 288 px wide within 250 ms, and its rows follow after a second", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  await toggleOf(page).click();
  await expect(menuOf(page)).toHaveAttribute("data-motion", /"translate":250/);
  await expect(menuOf(page)).toHaveCSS("width", "288px");
  await page.clock.runFor(999);
  await expect(rowsOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(rowsOf(page)).toHaveText(["Trang chủ", "Người dùng", "Liên hệ"]);
});

test("the moving icons are asked for a second after the menu was opened", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openWithStoppedClock(page, "/");
  await toggleOf(page).click();
  await page.clock.runFor(999);
  expect(asked).not.toContain("/rive/menu.riv");
  await page.clock.runFor(1);
  await expect(rowsOf(page)).toHaveCount(3);
  // Behind its own code and the player's, which a busy machine may be slow to send.
  const icons = page.waitForRequest("**/rive/menu.riv?*");
  await page.clock.resume();
  await icons;
});

test("a chosen entry is highlighted 272 px wide within 250 ms, after 200 ms it leads on and the menu closes", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/");
  await toggleOf(page).click();
  await page.clock.runFor(1000);
  const entry = rowsOf(page).filter({ hasText: "Người dùng" });
  const highlight = entry.locator("[data-highlight]");
  await expect(highlight).toHaveCSS("width", "0px");
  await entry.click();
  await expect(highlight).toHaveAttribute("data-motion", /"width":250/);
  await expect(highlight).toHaveCSS("width", "272px");
  await page.clock.runFor(199);
  await expect(menuOf(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/user");
  await expect(menuOf(page)).toBeHidden();
});

test("a menu that is closed before the entry has led on stays where it is", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  await toggleOf(page).click();
  await page.clock.runFor(1000);
  await rowsOf(page).filter({ hasText: "Người dùng" }).click();
  await page.clock.runFor(100);
  await page.keyboard.press("Escape");
  await page.clock.runFor(1000);
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("the page that is open is marked, and the page behind is out of reach", async ({ page }) => {
  await page.goto("/contact");
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
  await expect(rowsOf(page).filter({ hasText: "Liên hệ" })).toHaveAttribute("aria-current", "page");
  await expect(menuOf(page).locator("[aria-current]")).toHaveCount(1);
  await expect(page.locator(".page")).toHaveAttribute("inert");
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".page")).not.toHaveAttribute("inert");
  await expect(menuOf(page)).toBeHidden();
});

test("the leaderboard is offered to a pupil who is logged in, and no longer after the log-out", async ({ page }) => {
  const name = freshName();
  await register(page, name);
  await toggleOf(page).click();
  await expect(menuOf(page)).toContainText(name);
  await rowsOf(page).filter({ hasText: "Xếp hạng" }).click();
  await expect(page).toHaveURL("/leaderboard/week");
  await page.goto("/user");
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await toggleOf(page).click();
  await expect(rowsOf(page)).toHaveText(["Trang chủ", "Người dùng", "Liên hệ"]);
  await expect(menuOf(page)).toContainText("Chào con!");
});

test("the head of the menu shows the pupil's points", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/leaderboard/all");
  await toggleOf(page).click();
  await expect(menuOf(page)).toContainText("0 điểm");
});

test("in a native app the last entry closes it", async ({ page }) => {
  await page.addInitScript(() => {
    const exitApp = () => document.documentElement.setAttribute("data-exited", "");
    Object.assign(window, { Capacitor: { isNativePlatform: () => true, Plugins: { App: { exitApp } } } });
  });
  await page.goto("/");
  await toggleOf(page).click();
  await menuOf(page).getByRole("button", { name: "Thoát" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-exited");
});

test("the keyboard walks round the button and the entries, and Escape gives it back to the button", async ({
  page,
}) => {
  await page.goto("/");
  const focused = page.locator(":focus");
  // The first stop is the link past the bar.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("Danh mục");
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(3);
  const walk: readonly (readonly [key: string, name: string])[] = [
    ["ArrowDown", "Trang chủ"],
    ["ArrowDown", "Người dùng"],
    ["ArrowUp", "Trang chủ"],
    ["End", "Cài đặt"],
    ["Tab", "Danh mục"],
    ["Shift+Tab", "Cài đặt"],
    ["ArrowUp", "Liên hệ"],
    ["ArrowDown", "Cài đặt"],
    ["ArrowDown", "Danh mục"],
    ["Tab", "Trang chủ"],
    ["Tab", "Người dùng"],
    ["Home", "Trang chủ"],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await expect(focused).toHaveAccessibleName("Danh mục");
});

test("an entry opened by Enter leads on", async ({ page }) => {
  await page.goto("/");
  await toggleOf(page).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.locator(":focus")).toHaveAccessibleName("Danh mục");
});

test("a tap beside the menu closes it, and so does going back", async ({ page }) => {
  await page.goto("/class/1");
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.mouse.click(800, 400);
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL("/class/1");
  await page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link", { name: "Lớp 2" }).click();
  await expect(page).toHaveURL("/class/2");
  await toggleOf(page).click();
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL("/class/1");
});

test("a tap before the page's code has come opens the menu when it is there", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await toggleOf(page).click();
  release();
  await expect(menuOf(page)).toBeVisible();
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeHidden();
});

test("the open menu is sound on every screen", async ({ page }) => {
  await makePupil(page, freshName());
  for (const path of ["/", "/course/practice/1", "/game/counting", "/leaderboard/all"]) {
    await page.goto(path);
    await toggleOf(page).click();
    await expect(rowsOf(page)).toHaveCount(4);
    await onScreens(page, () => expectSoundPage(page));
  }
});
