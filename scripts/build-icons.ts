import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

/**
 * Draws the icons of the installed site from app/icon.svg, the giraffe's head, and writes them to public/icons and
 * public/apple-touch-icon.png, which iOS asks for by that name and nobody else: a link to it would have every browser fetch
 * it. Run by hand after a change there or here: node scripts/build-icons.ts
 */

const require = createRequire(import.meta.url);
const sky = "#bfe6fb";
/** Ground and ink of the classes' shortcuts, as in globals.css. */
const classes = [
  { ground: "#d23d28", ink: "#fff" },
  { ground: "#ffb524", ink: "#4a2c00" },
  { ground: "#2f8438", ink: "#fff" },
  { ground: "#1273c4", ink: "#fff" },
  { ground: "#6f4bd6", ink: "#fff" },
];

/** A square of 100 with the head in it, `share` of it wide; the head's own drawing is a square of 176. */
function withHead(head: string, ground: string, share: number): string {
  const room = 50 - share / 2;
  return `${ground}<g transform="translate(${room} ${room}) scale(${share / 176}) translate(-12 16)">${head}</g>`;
}

function digit(text: number, { ground, ink }: { readonly ground: string; readonly ink: string }): string {
  return `<rect width="100" height="100" rx="28" fill="${ground}"/><text x="50" y="76" text-anchor="middle" font-family="Baloo" font-size="76" font-weight="800" fill="${ink}">${text}</text>`;
}

async function draw(browser: Browser, drawing: string, size: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const file = require.resolve("@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2");
  const font = await readFile(file, "base64");
  await page.setContent(
    `<style>@font-face{font-family:Baloo;font-weight:600 800;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${drawing}</svg>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await writeFile(path, await page.screenshot({ omitBackground: true }));
  await page.close();
}

const svg = await readFile("app/icon.svg", "utf8");
const head = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const full = `<rect width="100" height="100" fill="${sky}"/>`;
const round = `<rect width="100" height="100" rx="24" fill="${sky}"/>`;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
await mkdir("public/icons", { recursive: true });
for (const size of [192, 512]) {
  await draw(browser, withHead(head, round, 82), size, `public/icons/any-${size}.png`);
  // A mask may cut off all but the middle four fifths.
  await draw(browser, withHead(head, full, 64), size, `public/icons/maskable-${size}.png`);
}
await draw(browser, withHead(head, full, 80), 180, "public/apple-touch-icon.png");
for (const [place, look] of classes.entries()) {
  await draw(browser, digit(place + 1, look), 96, `public/icons/class-${place + 1}.png`);
}
await browser.close();
