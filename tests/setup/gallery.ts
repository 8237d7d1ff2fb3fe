import type { Frame, Page } from "@playwright/test";
import type { GalleryState } from "#lib/play/gallery-states.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In the page: whether every screen has its style sheets, its typefaces and all of its drawings. */
function areScreensReady(count: number): boolean {
  const screens = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
  const isReady = (screen: Document | null) =>
    screen !== null &&
    screen.querySelector("main fieldset") !== null &&
    screen.querySelector("main [data-loading]") === null &&
    [...screen.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null) &&
    screen.fonts.status === "loaded";
  return screens.length === count && screens.every(isReady);
}

/** Opens these questions in a state, each on a screen of its own, a small phone's; gives the screens by the questions' keys. */
export async function openGallery(
  page: Page,
  keys: readonly string[],
  state: GalleryState,
): Promise<ReadonlyMap<string, Frame>> {
  await page.goto(`/gallery?${new URLSearchParams({ keys: keys.join(","), state })}`);
  await page.waitForFunction(areScreensReady, keys.length);
  const screens = new Map<string, Frame>();
  for (const frame of await page.locator("iframe").elementHandles()) {
    const screen = await frame.contentFrame();
    const key = await frame.getAttribute("title");
    if (screen !== null && key !== null) screens.set(key, screen);
  }
  return screens;
}

/** Gives all screens of the gallery another size. */
export async function resizeScreens(page: Page, size: Size): Promise<void> {
  await page.locator("iframe").evaluateAll((frames, { width, height }) => {
    for (const frame of frames) {
      frame.setAttribute("width", String(width));
      frame.setAttribute("height", String(height));
    }
  }, size);
}
