import type { Page } from "@playwright/test";

/**
 * Stops the page's clock, a minute ahead because it goes on until it stands; then it goes on by `page.clock.runFor`
 * alone. To be installed before the page is opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
