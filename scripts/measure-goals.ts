import { get } from "node:http";
import { type Browser, chromium } from "@playwright/test";
import type { Question } from "#lib/questions/question.ts";
import { playText } from "#lib/text/play-text.ts";
import { resultText } from "#lib/text/result-text.ts";
import { questionOfEachKind } from "#tests/setup/rounds.ts";
import { placeRun, takeUpRun } from "#tests/setup/show-run.ts";
import { type Finding, goalHead, goalLine } from "./goal-line.ts";
import { hammer } from "./measure-routes.ts";
import { quantile } from "./quantile.ts";
import { startFloor } from "./start-floor.ts";
import {
  goToAnswers,
  holdTypefaces,
  loadFirst,
  openPhone,
  shiftAfter,
  shiftOfExchange,
  timeTap,
} from "./visit-page.ts";

const run = "/course-detail/111/play/1";
const loads = 5;
const taps = 40;
const hammerings = 3;

const marks = {
  answers: `fieldset[aria-label="${playText.answers}"] .pick:not([aria-disabled])`,
  onward: ".lip-go",
  end: `[aria-label="${resultText.name}"]`,
};

type Print = (finding: Finding) => void;

interface Places {
  readonly browser: Browser;
  readonly origin: string;
  readonly floor: string;
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

async function measureLoads({ browser, origin, floor }: Places, print: Print): Promise<void> {
  const here = [];
  const there = [];
  for (let load = 0; load < loads; load += 1) {
    here.push(await loadFirst(browser, origin + run));
    there.push(await loadFirst(browser, `${floor}/question`));
  }
  const kilobytes = { unit: "kB", wanted: "at most", floor: null } as const;
  print({ ...kilobytes, what: "first load of a run", value: median(here.map(({ bytes }) => bytes)) / 1000, goal: 260 });
  const late = median(here.map(({ lateScript }) => lateScript)) / 1000;
  print({ ...kilobytes, what: "script after the load, without the animal", value: late, goal: 25 });
  print({
    what: "largest paint of a run",
    value: median(here.map(({ largestPaint }) => largestPaint)),
    unit: "ms",
    floor: median(there.map(({ largestPaint }) => largestPaint)),
    goal: 1.5,
    wanted: "at most",
  });
}

async function measureTaps({ browser, origin, floor }: Places, print: Print): Promise<void> {
  const ours = await openPhone(browser, origin, false);
  const bare = await openPhone(browser, floor, false);
  await ours.goto(run, { waitUntil: "networkidle" });
  await bare.goto("/question", { waitUntil: "networkidle" });
  const here: number[] = [];
  const there: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    await ours.bringToFront();
    await goToAnswers(ours, marks);
    here.push(await timeTap(ours, marks.answers, tap));
    await bare.bringToFront();
    there.push(await timeTap(bare, "button", tap));
  }
  for (const [name, share] of [["median", 0.5] as const, ["p95", 0.95] as const]) {
    const [value, under] = [quantile(here, share), quantile(there, share)];
    const what = `tap on an answer to paint, ${name} of ${taps}`;
    print({ what, value, unit: "ms", floor: under, goal: 1.5, wanted: "at most" });
  }
  await ours.context().close();
  await bare.context().close();
}

async function measureRequests({ origin, floor }: Places, print: Print): Promise<void> {
  const here: number[] = [];
  const there: number[] = [];
  for (let time = 0; time < hammerings; time += 1) {
    here.push(await hammer(`${origin}/`));
    there.push(await hammer(`${floor}/`));
  }
  print({ what: "home", value: median(here), unit: "requests/s", floor: median(there), goal: 0.8, wanted: "at least" });
}

/** The bytes of a page's HTML as served to who takes gzip. */
function weighHtml(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once("end", () => resolve(bytes));
    });
    request.once("error", reject);
  });
}

/** Opens a page whose typefaces come late. */
async function pageShift(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await openPhone(browser, origin, false);
  const letCome = await holdTypefaces(page.context());
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main").getByText(/\p{L}/u).first().waitFor();
  const shift = await shiftAfter(page, letCome);
  await page.context().close();
  return shift;
}

/** Takes up a run of the question. */
async function questionShift(browser: Browser, origin: string, question: Question): Promise<number> {
  const page = await openPhone(browser, origin, false);
  await placeRun(page, [question]);
  await page.goto("/course/practice/1");
  await takeUpRun(page);
  const shift = await shiftOfExchange(page);
  await page.context().close();
  return shift;
}

/** A text to read in each class, and pages of other kinds. */
const latePaths = [
  "/",
  "/class/1",
  "/course/practice/1",
  ...[1223, 2218, 3217, 4217, 5218].map((id) => `/course-detail/${id}/play/1`),
];

async function measureShifts({ browser, origin }: Places, print: Print): Promise<void> {
  const told = (what: string, value: number) =>
    print({ what: `shift, ${what}`, value, unit: "", floor: null, goal: 0.02, wanted: "at most" });
  for (const path of latePaths) told(path, await pageShift(browser, origin, path));
  for (const [kind, question] of questionOfEachKind()) {
    told(`board of ${kind}`, await questionShift(browser, origin, question));
  }
}

/** Prints how this build stands to its goals: beside a bare page of the framework, measured in turn with it, where they say so. */
export async function measureGoals(origin: string, executablePath: string): Promise<void> {
  const floor = await startFloor();
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  const places = { browser, origin, floor: floor.origin };
  const print: Print = (finding) => console.info(goalLine(finding));
  try {
    console.info(`\nGoals\n\n${goalHead}`);
    await measureTaps(places, print);
    await measureLoads(places, print);
    await measureRequests(places, print);
    const html = (await weighHtml(`${origin}/class/1`)) / 1000;
    print({ what: "HTML of a class, gzip", value: html, unit: "kB", floor: null, goal: 15, wanted: "at most" });
    await measureShifts(places, print);
  } finally {
    await browser.close();
    await floor.stop();
  }
}
