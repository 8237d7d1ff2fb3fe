import { type Browser, chromium, type Page } from "@playwright/test";
import { classIds } from "#lib/core/class-id.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { worksheetText } from "#lib/text/paper-text.ts";
import { goalHead, goalLine } from "./goal-line.ts";
import { quantile } from "./quantile.ts";
import { openPhone } from "./visit-page.ts";

const visits = 5;

/** Skills of all classes: some draw each of their questions, of others all are words and numbers. */
const worksheets = [
  "c1-flat-shapes",
  "c2-add-carry-100",
  "c3-perimeter",
  "c4-fraction-concept",
  "c5-multiply-decimals",
  "c5-pie-chart",
].map((skill) => ({ what: `20 questions of ${skill}`, path: `/phieu?skill=${skill}&n=20&seed=a` }));

const tests = classIds.flatMap((classId) =>
  Object.values(setSubjects).map((subject) => ({
    what: `test of ${subject}, class ${classId}`,
    path: `/de?lop=${classId}&mon=${subject}&dip=cuoi-nam&so=a1`,
  })),
);

/** Called in the page: notes at the document when the first sheet was painted with all its drawings, in ms after its data came. */
function noteSheet(): void {
  const look = () => {
    const drawings = [...document.querySelectorAll(".paper:first-child .paper-drawing")];
    const isDrawn =
      document.querySelector(".paper ~ .paper") !== null && drawings.every((each) => each.querySelector("svg"));
    if (!isDrawn) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const [visit] = performance.getEntriesByType("navigation");
      const end = visit instanceof PerformanceNavigationTiming ? visit.responseEnd : Number.NaN;
      document.documentElement.dataset.sheet = String(performance.now() - end);
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** Presses for the document of Word and gives the time until it is saved, in ms. */
async function timeWord(page: Page): Promise<number> {
  const saved = page.waitForEvent("download");
  const button = page.getByRole("button", { name: worksheetText.word });
  const start = performance.now();
  await button.evaluate((each) => each instanceof HTMLElement && each.click());
  const download = await saved;
  const time = performance.now() - start;
  await download.delete();
  return time;
}

interface Times {
  readonly sheet: number;
  readonly word: number;
}

async function visit(browser: Browser, origin: string, path: string): Promise<Times> {
  const page = await openPhone(browser, origin, true);
  await page.addInitScript(noteSheet);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("html[data-sheet]").waitFor({ state: "attached" });
  const sheet = await page.evaluate(() => Number(document.documentElement.dataset.sheet));
  // Codes to be scanned are drawn once the page answers.
  await page.locator(".paper-codes svg, .test-link svg").first().waitFor();
  const word = await timeWord(page);
  await page.context().close();
  return { sheet, word };
}

/** Opens worksheets and tests as a slow phone on a slow line does, has each written as a document of Word, and prints the times. */
export async function measurePaper(origin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  const ms = { unit: "ms", floor: null, wanted: "at most" } as const;
  try {
    console.info(`\nPaper, median of ${visits} visits\n\n${goalHead}`);
    for (const { what, path } of [...worksheets, ...tests]) {
      const times: Times[] = [];
      for (let time = 0; time < visits; time += 1) times.push(await visit(browser, origin, path));
      const median = (name: keyof Times) =>
        quantile(
          times.map((each) => each[name]),
          0.5,
        );
      console.info(goalLine({ ...ms, what: `${what}: data to first sheet`, value: median("sheet"), goal: 1000 }));
      console.info(goalLine({ ...ms, what: `${what}: press to .docx`, value: median("word"), goal: 3000 }));
    }
  } finally {
    await browser.close();
  }
}
