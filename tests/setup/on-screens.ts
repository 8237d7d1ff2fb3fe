import { type Page, test } from "@playwright/test";

/** A tablet, a laptop, and a small phone. */
export const screens = [
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
] as const;

/** Looks at the same page on each screen, a small phone the last. */
export async function onScreens(page: Page, look: (size: (typeof screens)[number]) => Promise<void>): Promise<void> {
  for (const size of screens) {
    await page.setViewportSize(size);
    await test.step(`${size.width} by ${size.height}`, () => look(size));
  }
}
