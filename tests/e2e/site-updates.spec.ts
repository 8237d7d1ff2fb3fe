import { expect, type Page } from "@playwright/test";
import { build as bundle } from "esbuild";
import { changingSiteTest as test } from "#tests/setup/changing-site-test.ts";
import { keptSite } from "#tests/setup/kept-site.ts";

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Hươu có bản mới rồi!" });

test.describe("with the site's worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a worker that is withdrawn leaves nothing behind", async ({ page, site }) => {
    await page.goto(`${site.origin}/class/1`);
    await keptSite.untilThere(page, "/class/1");
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
