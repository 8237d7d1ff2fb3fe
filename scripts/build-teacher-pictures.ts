import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "#tests/setup/start-server.ts";
import { ensureBuild } from "./ensure-build.ts";
import { findBrowser } from "./find-browser.ts";
import { madeUpClass, seedMadeUpClass } from "./teacher-pictures/made-up-class.ts";
import { phone, type Taken, takeJoining, takeMaking, takeRoom } from "./teacher-pictures/take-pictures.ts";
import { toWebP, type WebP } from "./teacher-pictures/to-webp.ts";

/**
 * Writes the pictures of the page for teachers, taken of the real pages with a made-up class, to public/thay-co, and their
 * sizes to components/teachers/picture-sizes.json. Run by hand after one of these pages changes: npm run teacher-pictures
 */

const folder = "public/thay-co";
const sizesFile = "components/teachers/picture-sizes.json";

/** What all pictures may weigh, in bytes. */
const most = 480_000;
const qualities = [0.85, 0.75, 0.65, 0.5] as const;
/** Two pixels of a picture for each of the page, and room for what is wider than a phone. */
const widest = 1024;
const widestCard = 720;

/** Always the same, as the codes in the pictures hold it. */
const port = 18_119;

async function openPage(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone,
    deviceScaleFactor: 2,
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  // Animals that are drawn by WebAssembly are never twice the same.
  await context.addInitScript(() => Object.defineProperty(window, "WebAssembly", { value: undefined }));
  return context.newPage();
}

/** Takes all pictures from a server of its own, whose clock, like this process's, stands in the week of the class. */
async function takeAll(browser: Browser, dataDir: string): Promise<Taken[]> {
  const clock = pathToFileURL(resolve("tests/setup/shift-clock.ts")).href;
  process.env.CLOCK_AHEAD_SECONDS = String((madeUpClass.moment - Date.now()) / 1000);
  await import(clock);
  const settings = { dataDir, env: { NODE_OPTIONS: `--import=${clock}` }, port };
  let server = await startServer(settings);
  try {
    const page = await openPage(browser, server.origin);
    const { id, taken } = await takeMaking(page);
    // A page would ask a server that is gone. The key of names stays in the browser.
    await page.goto("about:blank");
    await server.stop();
    await seedMadeUpClass(dataDir, id);
    server = await startServer(settings);
    const ofRoom = await takeRoom(page, id);
    await page.context().close();
    return [taken, ...ofRoom, await takeJoining(await openPage(browser, server.origin))];
  } finally {
    await server.kill9();
  }
}

type Made = WebP & Pick<Taken, "name">;

async function makeAll(browser: Browser, all: readonly Taken[], quality: number): Promise<Made[]> {
  const page = await browser.newPage();
  const made: Made[] = [];
  for (const { name, png } of all) {
    const wish = { png, widest: name === "gia-dinh" ? widestCard : widest, quality };
    made.push({ name, ...(await toWebP(page, wish)) });
  }
  await page.close();
  return made;
}

const weigh = (made: readonly Made[]) => made.reduce((sum, { bytes }) => sum + bytes.length, 0);

async function save(made: readonly Made[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of made) await writeFile(join(folder, `${name}.webp`), bytes);
  const sizes = Object.fromEntries(made.map(({ name, width, height }) => [name, { width, height }]));
  await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

async function buildPictures(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-pictures-"));
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...args, "--font-render-hinting=none"],
  });
  try {
    const all = await takeAll(browser, dataDir);
    for (const quality of qualities) {
      const made = await makeAll(browser, all, quality);
      if (weigh(made) > most) continue;
      await save(made);
      console.info(`${made.length} pictures, ${Math.round(weigh(made) / 1000)} kB, quality ${quality}`);
      return;
    }
    throw new Error(`The pictures weigh more than ${most / 1000} kB.`);
  } finally {
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await ensureBuild();
if (process.exitCode === 0) await buildPictures();
