import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { weekMs } from "#lib/core/durations.ts";
import { keptText } from "#lib/text/kept-text.ts";
import { partsOf } from "#lib/worker/parts-of.ts";
import type { ChangingSite } from "#tests/setup/changing-site.ts";
import { changingSiteTest as test } from "#tests/setup/changing-site-test.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { keptSite } from "#tests/setup/kept-site.ts";
import { freshName } from "#tests/setup/register.ts";

// What cannot be fetched is told on the console by the browser and by Next's router.
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|Failed to fetch|ERR_/] });

async function lose(site: ChangingSite, context: BrowserContext): Promise<void> {
  site.state = "away";
  await context.setOffline(true);
}

async function find(site: ChangingSite, context: BrowserContext): Promise<void> {
  site.state = "here";
  await context.setOffline(false);
}

/** Whether every typeface the page has used so far is there, and every picture in sight. */
function isWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const fonts = [...document.fonts].filter(
      ({ family, status }) => status === "error" && !family.includes("Fallback"),
    );
    const pictures = [...document.images].filter(({ src, complete }) => src !== "" && complete);
    return fonts.length === 0 && pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
  });
}

test("a visited class opens without a network after the browser was closed, with scripts, typefaces and pictures", async ({
  site,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "huou-ham-hoc-browser-"));
  const { executablePath = "", args = [] } = test.info().project.use.launchOptions ?? {};
  const open = () => chromium.launchPersistentContext(folder, { executablePath, args: [...args], locale: "vi-VN" });
  const before = await open();
  const first = await before.newPage();
  await first.addInitScript(() => localStorage.setItem("class", "1"));
  await first.goto(`${site.origin}/class/1`);
  await keptSite.untilThere(first, "/class/1");
  await before.close();

  const after = await open();
  await lose(site, after);
  site.asked();
  const page = await after.newPage();
  await page.goto(`${site.origin}/class/1`);
  await expect(page.getByRole("heading", { name: "Lớp 1", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Danh mục" }).click();
  await expect(
    page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }),
  ).toBeVisible();
  await expect.poll(() => isWhole(page)).toBe(true);
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole("navigation", { name: "Chọn lớp" })).toBeVisible();
  expect(site.asked()).toEqual([]);
  await after.close();
  await rm(folder, { recursive: true, force: true });
});

test("what was never visited is a kind page under its own address, with ways on, and comes once the network is back", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.origin}/class/1`);
  await keptSite.untilThere(page, "/class/1");
  await lose(site, context);
  const address = `${site.origin}/user`;
  await page.locator('a[href="/user"]').first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1, name: "Máy đang không có mạng!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lớp 1", exact: true })).toHaveAttribute("href", "/class/1");
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Máy đang không có mạng!" })).toBeVisible();
  await expect(page).toHaveURL(address);
  await find(site, context);
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Con đặt một tên vui nhé!" })).toBeVisible();
});

test("a server that is slow or gone behind its proxy is stood in for by what was kept", async ({ page, site }) => {
  await page.goto(`${site.origin}/class/2`);
  await keptSite.untilThere(page, "/class/2");
  site.state = "gateway";
  await page.reload();
  await expect(page.getByRole("heading", { name: "Lớp 2", exact: true })).toBeVisible();
  await page.goto(`${site.origin}/user`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hươu chưa trả lời được!");
  site.state = "silent";
  const asked = Date.now();
  await page.goto(`${site.origin}/class/2`, { waitUntil: "commit" });
  expect(Date.now() - asked).toBeLessThan(6000);
  await expect(page.getByRole("heading", { name: "Lớp 2", exact: true })).toBeVisible();
});

test("the board of this week opens without a network, and no longer in the next week", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.origin}/leaderboard/week`);
  await keptSite.untilThere(page, "/leaderboard/week");
  await lose(site, context);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Xếp hạng" })).toBeVisible();
  await page.evaluate(async (ageMs) => {
    const cache = await caches.open("hhh-pages");
    const kept = await cache.match("/leaderboard/week", { ignoreVary: true });
    const headers = new Headers(kept?.headers);
    headers.set("date", new Date(Date.now() - ageMs).toUTCString());
    await cache.put("/leaderboard/week", new Response(await kept?.blob(), { headers }));
  }, weekMs);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Máy đang không có mạng!" })).toBeVisible();
});

test("no page with anything of a pupil is kept, and every cache stands on the privacy page", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const name = freshName();
  await page.goto(`${site.origin}/user`);
  await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
  await page.getByRole("button", { name: "Đăng kí" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const visits = ["/user", "/grown-ups", "/game/addition/10/play/1", "/game2/addition-level-two/100", "/review/1"];
  for (const path of [...visits, "/search?q=1000", "/class/1?x=1", "/leaderboard/week", "/course/practice/1"]) {
    await page.goto(site.origin + path);
  }
  await keptSite.untilThere(page, "/course/practice/1");
  const kept = await keptSite.addresses(page, "hhh-pages");
  expect(kept).toEqual(expect.arrayContaining(["/class/1", "/leaderboard/week", "/course/practice/1"]));
  // Some are brought along without a visit, and are the same for everybody.
  expect(
    kept.filter((path) => !/^\/(?:class\/\d|course\/(?:practice|challenge)\/\d|leaderboard\/week)?$/.test(path)),
  ).toEqual([]);
  const texts = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).matchAll()));
    return Promise.all(all.flat().map((response) => response.text()));
  });
  expect(texts.filter((text) => text.includes(name))).toEqual([]);

  const told = keptText.browser.flatMap(({ names }): readonly string[] => names);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((cache) => !told.includes(cache))).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map((database) => database.name ?? "").filter((database) => !told.includes(database))).toEqual([]);
});

test("a page that was loading while the worker became active goes by it, too", { tag: "@deep" }, async ({
  page,
  context,
  site,
}) => {
  const held = Promise.withResolvers<void>();
  const late = await context.newPage();
  await late.route("**/class/2", async (route) => {
    await held.promise;
    await route.continue();
  });
  const opening = late.goto(`${site.origin}/class/2`);
  await page.goto(`${site.origin}/class/1`);
  await keptSite.untilWorkerStands(page);
  held.resolve();
  await opening;
  await keptSite.untilWorkerStands(late);
});

test("an installation that fails half-way is done again while the page is open, and is whole", {
  tag: "@deep",
}, async ({ page, context, site }) => {
  const [offline = [], visited = []] = await Promise.all(
    ["/offline", "/class/1"].map(async (path) => partsOf(await (await fetch(site.origin + path)).text())),
  );
  const own = offline.find((part) => !visited.includes(part)) ?? "";
  expect(own).not.toBe("");
  site.broken = own;
  await page.goto(`${site.origin}/class/1`);
  await expect.poll(() => site.asked(), { timeout: 30_000 }).toContain(own);
  const isRegistered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(false);
  site.broken = null;
  await keptSite.untilWorkerStands(page);
  await lose(site, context);
  await page.goto(`${site.origin}/class/5`);
  await expect(page.getByRole("heading", { level: 1, name: "Máy đang không có mạng!" })).toBeVisible();
});

test("where data is saved only the page for being offline is fetched ahead", async ({ page, context, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto(`${site.origin}/class/1`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptSite.addresses(page, "hhh-shell")).toContainEqual(expect.stringMatching(/^\/offline/));
  // A second page, so that what a first one would have set going has been set going.
  await page.goto(`${site.origin}/class/2`);
  await expect.poll(() => keptSite.addresses(page, "hhh-pages")).toContain("/class/2");
  await expect(page.getByRole("heading", { name: "Lớp 2", exact: true })).toBeVisible();
  const all = /^\/_next\/static\/chunks\//;
  expect((await keptSite.addresses(page, "hhh-parts")).filter((part) => all.test(part)).length).toBeLessThan(40);
  await lose(site, context);
  await page.goto(`${site.origin}/class/5`);
  await expect(page.getByRole("heading", { level: 1, name: "Máy đang không có mạng!" })).toBeVisible();
});
