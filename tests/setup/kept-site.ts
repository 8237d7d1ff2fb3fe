import { expect, type Page } from "@playwright/test";

/** What a browser has of the site beside its page: the worker and what it keeps. */
export const keptSite = {
  /** The addresses in one of the caches, without the origin. */
  addresses(page: Page, cache: string): Promise<string[]> {
    return page.evaluate(async (name) => {
      const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
      return requests.map(({ url }) => url.slice(location.origin.length));
    }, cache);
  },

  /** Until the worker is there and has kept this page, and the rest of the build where that is wanted. */
  async untilThere(page: Page, path: string): Promise<void> {
    await expect.poll(() => keptSite.addresses(page, "hhh-pages"), { timeout: 30_000 }).toContain(path);
    // The typeface of handwriting comes last: the parts are fetched in the order of their names.
    const hasAll = async () => (await keptSite.addresses(page, "hhh-parts")).some((part) => part.includes("playwrite"));
    await expect.poll(hasAll, { timeout: 60_000 }).toBe(true);
  },

  /** The build the page is of. */
  pageBuild(page: Page): Promise<string | null> {
    return page.locator("html").getAttribute("data-build");
  },

  /** The build of the worker the page goes by; null while one takes over from another. */
  workerBuild(page: Page): Promise<unknown> {
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          setTimeout(() => resolve(null), 1000);
          navigator.serviceWorker.controller?.postMessage({ type: "WHICH_BUILD" }, [port2]);
        }),
    );
  },

  /** Until no other worker is on its way and this page goes by the one there is: unasked, because asking keeps the old one awake. */
  async untilWorkerStands(page: Page): Promise<void> {
    const states = () =>
      page.evaluate(async () => {
        const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
        const isController = active !== undefined && navigator.serviceWorker.controller === active;
        return [active?.state, waiting?.state, installing?.state, isController];
      });
    await expect.poll(states, { timeout: 30_000 }).toEqual(["activated", undefined, undefined, true]);
  },

  /** The tab comes back to the front, which is when it looks for a new version. */
  async comeBack(page: Page): Promise<void> {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  },
} as const;
