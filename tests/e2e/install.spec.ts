import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

interface Offering extends Window {
  prompts?: number;
}

const offered = (page: Page) => page.getByRole("button", { name: "Cài lên máy" });

/** Lets the browser offer to install the site, as it does once a load; `outcome` is what it is answered. */
async function offer(page: Page, outcome: "accepted" | "dismissed"): Promise<boolean> {
  return page.evaluate((answer) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => {
      const here = window as Offering;
      here.prompts = (here.prompts ?? 0) + 1;
      return Promise.resolve({ outcome: answer, platform: "web" });
    };
    Object.assign(event, { prompt });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

const prompts = (page: Page) => page.evaluate(() => (window as Offering).prompts ?? 0);

/** The page as it stands once it listens: then the browser's own banner is kept back. */
async function openHome(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.goto("/");
  await expect.poll(() => offer(page, outcome)).toBe(true);
}

test("a browser's offer to install becomes a card, whose button lets the browser ask once", async ({ page }) => {
  await openHome(page, "accepted");
  await expect(offered(page)).toBeVisible();
  await expect(page.getByText("Mở nhanh từ màn hình chính, không có mạng vẫn học được.")).toBeVisible();
  await expectSoundPage(page);
  expect(await prompts(page), "nothing is asked before the tap").toBe(0);
  await offered(page).click();
  await expect(offered(page)).toHaveCount(0);
  expect(await prompts(page)).toBe(1);
});

test("the card goes when the site was installed in another way", async ({ page }) => {
  await openHome(page, "accepted");
  await expect(offered(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(offered(page)).toHaveCount(0);
});

test("who says no is not asked again, and sees no banner of the browser either", async ({ page }) => {
  await openHome(page, "dismissed");
  await offered(page).click();
  await expect(offered(page)).toHaveCount(0);
  await openHome(page, "accepted");
  // The introduction opens with the code that comes as late as the card.
  await page.getByRole("button", { name: "Giới thiệu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Đóng" }).click();
  expect(await offer(page, "accepted")).toBe(true);
  await expect(offered(page)).toHaveCount(0);
});

test("an offer that comes during a run waits until the home page is seen again", async ({ page }) => {
  await page.goto("/game/addition/10/play/1");
  await expect(page.getByRole("group", { name: "Đáp án" })).toBeVisible();
  await expect.poll(() => offer(page, "accepted")).toBe(true);
  await expect(page.getByText("Mở nhanh từ màn hình chính")).toHaveCount(0);
  await expect(offered(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Danh mục" }).click();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }).click();
  await expect(offered(page)).toBeVisible();
});
