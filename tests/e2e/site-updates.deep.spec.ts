import { expect, type Page } from "@playwright/test";
import { build as bundle } from "esbuild";
import { countInStore } from "#tests/setup/browser-store.ts";
import type { ChangingSite } from "#tests/setup/changing-site.ts";
import { changingSiteTest as test } from "#tests/setup/changing-site-test.ts";
import { Child } from "#tests/setup/child.ts";
import { keptSite } from "#tests/setup/kept-site.ts";

const practice = "/game/addition/10/play/1";
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Hươu có bản mới rồi!" });

/** Marks the document, which goes with it when it is loaded anew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isMarked = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** Begins a run, up to its second question. */
async function begin(page: Page, site: ChangingSite): Promise<Child> {
  await page.goto(site.origin + practice);
  // Behind another tab everything is drawn once a second.
  await page.bringToFront();
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerRight();
  await child.goOn(1);
  return child;
}

/** The site is deployed anew, and a tab that comes to the front finds out. */
async function deploy(page: Page, site: ChangingSite): Promise<void> {
  site.deploy();
  await keptSite.comeBack(page);
  await expect(notice(page)).toBeVisible({ timeout: 30_000 });
}

test.describe("with the site's worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new version is announced and comes with the next link, once", async ({ page, site }) => {
    await page.goto(site.origin);
    await keptSite.untilThere(page, "/");
    const old = await keptSite.pageBuild(page);
    await deploy(page, site);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const classes = page.getByRole("navigation", { name: "Chọn lớp" });
    await classes.getByRole("link", { name: "Lớp 2" }).click();
    await expect(page).toHaveURL(`${site.origin}/class/2`);
    await expect(page.getByRole("heading", { name: "Lớp 2", exact: true })).toBeVisible();
    const fresh = await keptSite.pageBuild(page);
    expect(fresh).not.toBe(old);
    await keptSite.untilWorkerStands(page);
    expect(await keptSite.workerBuild(page)).toBe(fresh);
    await expect(notice(page)).toBeHidden();
    await mark(page);
    await page.getByRole("button", { name: "Danh mục" }).click();
    await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect(page.getByRole("heading", { name: "Lớp 2", exact: true })).toBeHidden();
    expect(await isMarked(page), "from now on the router goes on by itself").toBe(true);
    expect(loads).toBe(1);
  });

  test("a run goes on to its end through a deploy, and another tab goes over without it", async ({
    page,
    context,
    site,
  }) => {
    const other = await context.newPage();
    await other.goto(`${site.origin}/class/1`);
    await keptSite.untilThere(other, "/class/1");
    const child = await begin(page, site);
    const old = await keptSite.pageBuild(page);
    await mark(page);
    await deploy(other, site);
    await notice(other).getByRole("button", { name: "Cập nhật" }).click();
    await expect.poll(() => keptSite.pageBuild(other)).not.toBe(old);
    const fresh = await keptSite.pageBuild(other);
    await expect(notice(page)).toBeHidden();
    expect(await keptSite.workerBuild(page), "the run keeps its worker").toBe(old);

    const result = await child.playRight(2);
    await expect(result).toContainText("điểm");
    await expect(result).toContainText(/\+\d/);
    await expect(notice(page)).toBeHidden();
    expect(await isMarked(page), "it was never loaded anew").toBe(true);
    await page.getByRole("main").getByRole("link").first().click();
    await expect.poll(() => keptSite.pageBuild(page)).toBe(fresh);
    expect(await isMarked(page)).toBe(false);
  });

  test("a run in another tab holds the new version back until it ends", async ({ page, context, site }) => {
    await page.goto(`${site.origin}/class/1`);
    await keptSite.untilThere(page, "/class/1");
    const old = await keptSite.pageBuild(page);
    const other = await context.newPage();
    const child = await begin(other, site);
    await deploy(page, site);
    await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).first().click();
    await new Child(page).seesQuestion(1);
    const fresh = await keptSite.pageBuild(page);
    expect(fresh).not.toBe(old);
    expect(await keptSite.workerBuild(page)).toBe(old);
    await child.playRight(2);
    for (const tab of [page, other]) {
      await keptSite.untilWorkerStands(tab);
      expect(await keptSite.workerBuild(tab)).toBe(fresh);
    }
    await new Child(page).seesQuestion(1);
    await expect(notice(page)).toBeHidden();
  });

  test("a worker that is withdrawn leaves nothing behind", async ({ page, site }) => {
    await page.goto(`${site.origin}/class/1`);
    await keptSite.untilThere(page, "/class/1");
    // Until the page is quiet: a request in the moment in which a worker gives way to another keeps it.
    await expect.poll(() => countInStore(page, "packs"), { timeout: 60_000 }).toBeGreaterThanOrEqual(60);
    const { outputFiles } = await bundle({ entryPoints: ["lib/worker/withdraw.ts"], bundle: true, write: false });
    site.worker = outputFiles[0]?.text ?? "";
    await keptSite.comeBack(page);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Lớp 1", exact: true })).toBeVisible();
  });
});

test.describe("without a worker", () => {
  // What is gone is told on the console.
  test.use({ expectedErrors: [/status of 404|Failed to load chunk|ChunkLoadError|Server Action/] });

  test("a page whose scripts are gone says so and is loaded anew", async ({ page, site }) => {
    await page.goto(`${site.origin}/class/1`);
    await expect(page.locator("#menu, [data-build]").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const old = await keptSite.pageBuild(page);
    site.deploy();
    site.hasLostBuild = true;
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = `${location.origin}/_next/static/chunks/of-the-old-build.js`;
      document.head.append(script);
    });
    await expect(notice(page)).toBeVisible();
    site.hasLostBuild = false;
    await notice(page).getByRole("button", { name: "Cập nhật" }).click();
    await expect.poll(() => keptSite.pageBuild(page)).not.toBe(old);
    await expect(notice(page)).toBeHidden();
  });

  test("a page whose action the server no longer knows says so, too", async ({ page, site }) => {
    await page.goto(`${site.origin}/course/practice/1`);
    await page.waitForLoadState("networkidle");
    site.deploy();
    site.hasLostBuild = true;
    await page.getByRole("button", { name: /Con thích/ }).click();
    await expect(page.getByText("Chưa gửi được. Con thử lại nhé!")).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });
});
