import type { Frame, Page } from "@playwright/test";
import { resizeScreens } from "./gallery.ts";

/** What a pupil may need of every page: a screen, colours of the system, and styles that lie over the page's own. */
export interface Circumstance {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly forcedColors: "active" | "none";
  /** Laid over the styles of the page; empty for none. */
  readonly css: string;
  /** Whether axe looks too; it sees nothing of where things stand. */
  readonly isForAxe: boolean;
  /** Attributes of the root element, such as the settings put there. */
  readonly root: Readonly<Record<string, string>>;
}

const phone = { width: 360, height: 640 };

const everyday: Circumstance = {
  name: "everyday",
  size: phone,
  forcedColors: "none",
  css: "",
  isForAxe: true,
  root: {},
};

/** The least a page must bear to be wider spaced (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** In which every page and every board must hold, besides the light colours and the screens other tests look at. */
export const circumstances: readonly Circumstance[] = [
  { ...everyday, name: "colours of the system", forcedColors: "active" },
  // A window of 1280 by 1024 at four times its size (WCAG 1.4.10).
  { ...everyday, name: "400 %", size: { width: 320, height: 256 } },
  // What can be chosen on the page of settings, at its furthest.
  {
    ...everyday,
    name: "all settings",
    isForAxe: false,
    root: { "data-text": "largest", "data-font": "andika", "data-hand": "left", "data-calm": "true" },
  },
  { ...everyday, name: "wide spacing", css: spacing, isForAxe: false },
];

async function dress(page: Page | Frame, { css, root }: Circumstance): Promise<void> {
  await page.evaluate(
    ([style, attributes]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
      for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
    },
    [css, Object.entries(root)] as const,
  );
}

async function undress(page: Page | Frame, { root }: Circumstance): Promise<void> {
  await page.evaluate((names) => {
    for (const name of names) document.documentElement.removeAttribute(name);
  }, Object.keys(root));
  await dress(page, everyday);
}

/** Shows the page as it is in these circumstances, does something there, and puts it back. */
export async function inCircumstance(page: Page, circumstance: Circumstance, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize(circumstance.size);
  await page.emulateMedia({ forcedColors: circumstance.forcedColors });
  await dress(page, circumstance);
  await look();
  await undress(page, circumstance);
  await page.emulateMedia({ forcedColors: "none" });
  await page.setViewportSize(everyday.size);
}

/** The same for all screens of the gallery at once. */
export async function screensInCircumstance(
  page: Page,
  screens: Iterable<Frame>,
  circumstance: Circumstance,
  look: () => Promise<void>,
): Promise<void> {
  await resizeScreens(page, circumstance.size);
  await page.emulateMedia({ forcedColors: circumstance.forcedColors });
  for (const screen of screens) await dress(screen, circumstance);
  await look();
  for (const screen of screens) await undress(screen, circumstance);
  await page.emulateMedia({ forcedColors: "none" });
  await resizeScreens(page, everyday.size);
}
