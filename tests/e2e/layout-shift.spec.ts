import { expect, type Page } from "@playwright/test";
import { test } from "#tests/setup/test.ts";

/** With the fine dots of phones: on coarse ones letters are as wide as whole dots, in each typeface otherwise. */
const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 823 },
] as const;
const most = 0.02;

/** In the page: sums at the document what moves from now on, with what the browser still knows of before. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = "value" in entry ? Number(entry.value) : Number.NaN;
      const isChild = "hadRecentInput" in entry && entry.hadRecentInput === true;
      const { dataset } = document.documentElement;
      if (!isChild) dataset.shift = String(Number(dataset.shift ?? 0) + value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** How much moved, once all typefaces are there, are painted and were noted. */
async function readShifts(page: Page): Promise<number> {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
  return await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const rest = () => new Promise((done) => requestIdleCallback(done));
    for (const pause of [frame, frame, rest, frame, rest]) await pause();
    return Number(document.documentElement.dataset.shift ?? 0);
  });
}

/** Keeps the typefaces back until they are let go. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** In the page: whether its first paint was at least a second ago. */
function isPaintedLong(): boolean {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return painted !== undefined && performance.now() > painted + 1000;
}

const paths = ["/", "/class/1", "/course/practice/1"];

for (const viewport of screens) {
  test.describe(`on a phone ${viewport.width} px wide`, () => {
    test.use({ ...phone, viewport });
    for (const path of paths) {
      test(`${path} stays in its place when the typefaces come late`, async ({ page }) => {
        await page.addInitScript(noteShifts);
        const letGo = await holdFonts(page);
        const asked = page.waitForRequest(/\.woff2$/);
        await page.goto(path, { waitUntil: "commit" });
        await asked;
        await expect(page.getByRole("main").getByText(/\p{L}/u).filter({ visible: true }).first()).toBeVisible();
        await expect.poll(() => page.evaluate(isPaintedLong)).toBe(true);
        expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
        letGo();
        expect(await readShifts(page)).toBeLessThanOrEqual(most);
      });
    }
  });
}
