import { expect, type Page } from "@playwright/test";
import { runAxe } from "./run-axe.ts";

/** What every page and every state of one must hold: nothing for axe to find, no sideways scrolling, Vietnamese. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  // It is streamed behind what is on the page.
  await expect(page).toHaveTitle(/\S/);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, "sideways scrolling").toBeLessThanOrEqual(0);
  // A fade that is still running is judged by its pale colours, so the page comes to rest first.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  });
  expect(await runAxe(page, {})).toEqual([]);
}
