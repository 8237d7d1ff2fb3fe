import { type Page, test } from "@playwright/test";
import { screenSizes } from "#lib/play/screen-sizes.ts";

/** Looks at the same page on each screen, a small phone the last. */
export async function onScreens(
  page: Page,
  look: (size: (typeof screenSizes)[number]) => Promise<void>,
): Promise<void> {
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    await test.step(`${size.width} by ${size.height}`, () => look(size));
  }
}
