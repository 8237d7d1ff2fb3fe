import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";

const autocannonReport = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** Bytes as served of all that a first visit fetches, and when its largest piece was painted, in ms, unthrottled. */
async function visit(browser: Browser, url: string): Promise<{ bytes: number; largestPaint: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "vi-VN" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "load" });
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return { bytes, largestPaint };
}

/** Requests per second over ten seconds with 32 connections. Throws when any was not answered well. */
export async function hammer(url: string): Promise<number> {
  const args = [
    "node_modules/autocannon/autocannon.js",
    "--json",
    "-c",
    "32",
    "-d",
    "10",
    "-H",
    "accept-encoding: gzip, br",
    url,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const report = autocannonReport.parse(JSON.parse(await text(child.stdout)));
  if (report.non2xx + report.errors > 0) {
    throw new Error(`${url}: ${report.non2xx} bad answers, ${report.errors} errors`);
  }
  return report.requests.average;
}

/** Prints what the project's own packages can measure of the routes. */
export async function measureRoutes(
  origin: string,
  executablePath: string,
  paths: readonly string[],
  load: readonly string[],
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  for (const path of paths) {
    const { bytes, largestPaint } = await visit(browser, origin + path);
    console.info(
      `${path.padEnd(28)}${(bytes / 1000).toFixed(1).padStart(8)} kB${largestPaint.toFixed(0).padStart(7)} ms`,
    );
  }
  await browser.close();
  for (const path of load) {
    console.info(`${path.padEnd(28)}${(await hammer(origin + path)).toFixed(0).padStart(8)} requests/s`);
  }
}
