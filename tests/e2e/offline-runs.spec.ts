import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { openCutLine } from "#tests/setup/cut-line.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { expectTotal, freshName, makePupil, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

// What cannot be fetched is told on the console by the browser and by Next's router.
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|Failed to fetch|ERR_/] });

const sums = "/game/addition/10";
const sign = (page: Page) => page.getByRole("status").filter({ hasText: /Không có mạng|\d lượt/ });
const ready = (page: Page) => page.getByRole("region", { name: "Bài chơi được ngay" });

/** Stays on a page until what it takes to play without a network is there. */
async function bringAlong(page: Page, path: string, runs: number): Promise<void> {
  await page.goto(path);
  // The worker keeps the page, and all parts of the build; the typeface of handwriting comes last.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const hasAll = () =>
    page.evaluate(async () => {
      const [pages, parts] = await Promise.all(["hhh-pages", "hhh-parts"].map((name) => caches.open(name)));
      const kept = await parts?.keys();
      return (await pages?.match("/class/1")) !== undefined && kept?.some(({ url }) => url.includes("playwrite"));
    });
  await expect.poll(hasAll, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => countInStore(page, "packs"), { timeout: 60_000 }).toBeGreaterThanOrEqual(runs);
}

test("after one visit a run is played without a network, over a closed browser, and counts once when it is back", {
  tag: "@deep",
}, async ({ baseURL }) => {
  const line = await openCutLine(baseURL ?? "");
  const folder = await mkdtemp(join(tmpdir(), "huou-ham-hoc-browser-"));
  const { executablePath = "", args = [] } = test.info().project.use.launchOptions ?? {};
  const open = async () => {
    const options = { executablePath, args: [...args], locale: "vi-VN", baseURL: line.origin };
    const context = await chromium.launchPersistentContext(folder, options);
    await context.addInitScript(() => localStorage.setItem("class", "1"));
    return { context, page: await context.newPage() };
  };
  const online = await open();
  await register(online.page, freshName());
  await bringAlong(online.page, "/class/1", 60);
  await online.context.close();

  line.cut();
  const first = await open();
  await first.page.goto("/class/1");
  await first.page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).first().click();
  const child = new Child(first.page);
  await expect(sign(first.page)).toHaveText("Không có mạng");
  for (let place = 1; place <= 5; place += 1) {
    await child.seesQuestion(place);
    await child.answerRight();
    await child.goOn(place);
  }
  await child.seesQuestion(6);
  await first.context.close();

  const { context, page } = await open();
  await page.goto("/class/1");
  await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).first().click();
  await expect(page).toHaveURL(line.origin + sums);
  const result = await new Child(page).playRight(6);
  await expect(result).toContainText("Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!");
  await expect(sign(page)).toHaveText("Không có mạng · 1 lượt chờ gửi");
  await page.getByRole("button", { name: "Làm tiếp" }).click();
  await expect(result).toContainText("Hết bài lưu sẵn rồi.");
  await expectSoundPage(page);
  await ready(page).getByRole("link", { name: "Cộng trong phạm vi 5", exact: true }).click();
  await new Child(page).seesQuestion(1);
  await page.goto(sums);
  await expect(page.getByRole("heading", { level: 1, name: "Hết bài lưu sẵn rồi!" })).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expectSoundPage(page);

  line.mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(sign(page)).toHaveText("Đã gửi 1 lượt");
  await expect(sign(page)).toHaveCount(0);
  expect(await countInStore(page, "finishedRuns")).toBe(0);
  await page.goto(sums);
  await new Child(page).seesQuestion(1);
  await expectTotal(page, 120);
  await context.close();
  line.close();
  await rm(folder, { recursive: true, force: true });
});

test("who loses the network in a run goes on with what was brought along, and the points come into the result that promised them", async ({
  page,
  context,
}) => {
  await makePupil(page, freshName());
  await bringAlong(page, "/class/1", 60);
  await page.goto(sums);
  // Played now, so that more of it are brought along.
  await expect.poll(() => countInStore(page, "packs"), { timeout: 60_000 }).toBeGreaterThanOrEqual(66);
  const child = new Child(page);
  await child.seesQuestion(1);
  await context.setOffline(true);
  await expect(await child.playTenRight()).toContainText("Điểm chưa gửi được");
  await page.getByRole("button", { name: "Làm tiếp" }).click();
  const second = await child.playTenRight();
  await expect(sign(page)).toHaveText("Không có mạng · 2 lượt chờ gửi");
  await context.setOffline(false);
  await expect(second).toContainText("+120");
  await expect(sign(page)).toHaveText("Đã gửi 2 lượt");

  await context.setOffline(true);
  await page.goto(`${sums}/challenge/1`);
  await expect(page.getByRole("heading", { level: 1, name: "Thử thách cần có mạng!" })).toBeVisible();
  await expectSoundPage(page);
  const other = await context.newPage();
  await other.goto("/game/addition/20");
  await new Child(other).seesQuestion(1);
  await context.setOffline(false);
  await expect(sign(other)).toHaveCount(0);
  await new Child(other).seesQuestion(1);
  await expectTotal(other, 240);
});

test("who plays now gets nobody else's runs, and logging out leaves none", { tag: "@deep" }, async ({
  page,
  context,
}) => {
  await register(page, freshName());
  await bringAlong(page, "/class/1", 60);
  await page.goto("/user");
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Con vào lại nhé!" })).toBeVisible();
  await expect.poll(() => countInStore(page, "packs")).toBe(0);
  await context.setOffline(true);
  await page.goto(sums);
  await expect(page.getByRole("heading", { level: 1, name: "Hết bài lưu sẵn rồi!" })).toBeVisible();
});
