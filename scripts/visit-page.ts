import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { listRuntimeScripts } from "#tests/setup/weigh-visit.ts";
import { worstShift } from "./goal-line.ts";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
/** Nothing was asked for this long: the first load is over. */
const silenceMs = 1500;
/** Everything a tap or a typeface sets moving is over by then, and what follows a tap counts as a shift again. */
const restMs = 700;

interface FirstLoad {
  /** As served, with heads. */
  readonly bytes: number;
  /** Of the scripts asked for after the load event, without the animals' runtime. */
  readonly lateScript: number;
  readonly largestPaint: number;
}

declare global {
  interface Window {
    noted: { taps: number[]; shifts: { at: number; value: number }[]; largestPaint: number };
  }
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly value?: number;
  }
}

/** Called in the page, before anything of its own. */
function note(): void {
  const noted: Window["noted"] = { taps: [], shifts: [], largestPaint: 0 };
  window.noted = noted;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  watch("layout-shift", ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) noted.shifts.push({ at: startTime, value });
  });
  const timed = ({ timeStamp }: MouseEvent) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.taps.push(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  };
  window.addEventListener("click", timed, true);
}

/** A slow phone; on a slow line only when asked for. */
export async function openPhone(browser: Browser, origin: string, isSlowLine: boolean): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: origin, locale: "vi-VN", serviceWorkers: "block" });
  await context.addInitScript(() => window.localStorage.setItem("onboarded", "true"));
  await context.addInitScript(note);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isSlowLine) await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Loads a page for the first time. */
export async function loadFirst(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await openPhone(browser, new URL(url).origin, true);
  const runtime = listRuntimeScripts();
  const late = new Set<string>();
  let isLoaded = false;
  let bytes = 0;
  let lateScript = 0;
  let lastAt = Date.now();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    lastAt = Date.now();
    if (isLoaded && type === "Script" && !runtime.some((script) => request.url.endsWith(script))) late.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    bytes += encodedDataLength;
    if (late.has(requestId)) lateScript += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "load" });
  isLoaded = true;
  while (Date.now() - lastAt < silenceMs) await wait(100);
  const largestPaint = await page.evaluate(() => window.noted.largestPaint);
  await page.context().close();
  return { bytes, lateScript, largestPaint };
}

/** Keeps the typefaces back from now on. Returns the way to let them come. */
export async function holdTypefaces(context: BrowserContext): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await context.route(/\.woff2(?:\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Lets the typefaces come to a page that stands without them, and gives how far it shifted in all, from its beginning. */
export async function shiftAfter(page: Page, letCome: () => void): Promise<number> {
  await wait(restMs);
  letCome();
  await page.evaluate(async () => void (await document.fonts.ready));
  await wait(restMs);
  return worstShift(await page.evaluate(() => window.noted.shifts));
}

/** In the page: takes our typefaces away, or gives them back. */
function exchange(isOurs: boolean): void {
  const { style } = document.documentElement;
  for (const name of ["--head-vietnamese", "--head-latin", "--read-vietnamese", "--read-latin"]) {
    if (isOurs) style.removeProperty(name);
    else style.setProperty(name, "none-such");
  }
  window.noted.shifts.length = 0;
}

/**
 * Sets a page in what stands in for the typefaces, then in them, and gives how far it shifts as if they had just come. For
 * what is not there while they are on their way, as a page only comes to rest with them.
 */
export async function shiftOfExchange(page: Page): Promise<number> {
  await wait(restMs);
  await page.evaluate(exchange, false);
  await wait(restMs);
  await page.evaluate(exchange, true);
  await wait(restMs);
  return worstShift(await page.evaluate(() => window.noted.shifts));
}

/** Where a run is asked, where it leads on, and where it is over. */
interface RunMarks {
  readonly answers: string;
  readonly onward: string;
  readonly end: string;
}

/** Goes on, after the last question in a new run, until there is something to answer. */
export async function goToAnswers(page: Page, { answers, onward, end }: RunMarks): Promise<void> {
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const next = seen(onward);
  const any = seen(`${answers},${onward},${end}`);
  await any.waitFor();
  while (!(await seen(answers).isVisible()) || (await next.isVisible())) {
    if (await seen(end).isVisible()) await page.reload({ waitUntil: "networkidle" });
    // At once: it may go while a pointer would wait for it to stand still.
    else await next.evaluateAll((all) => all.map((each) => each instanceof HTMLElement && each.click()));
    await wait(restMs);
    await any.waitFor();
  }
}

/** Taps an element and gives the time to the next paint, in ms. */
export async function timeTap(page: Page, selector: string, place: number): Promise<number> {
  const all = page.locator(selector);
  const one = all.nth(place % (await all.count()));
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${selector}: nothing to tap`);
  await page.evaluate(() => {
    window.noted.taps.length = 0;
  });
  // By a finger, not by `click`, which looks under every pointer event what it meets and lays the page out for it.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await wait(restMs);
  return await page.evaluate(() => window.noted.taps[0] ?? Number.NaN);
}
