import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { games } from "#lib/games/registry.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import type { Question } from "#lib/questions/question.ts";
import { Child } from "#tests/setup/child.ts";
import { pressWith } from "#tests/setup/press.ts";
import { listQuestions } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { quantile } from "./quantile.ts";

/** The slow phone of the measuring script. */
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Everything a tap sets moving is over by then. */
const restMs = 250;

/** Called in the page: notes at the document how long it was from the last click to the first task after the next frame, in ms. */
function notePaints(): void {
  window.addEventListener(
    "click",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          document.documentElement.dataset.paint = String(performance.now() - timeStamp);
        };
        port2.postMessage(0);
      });
    },
    true,
  );
}

/** Ten rounds on each kind of board, from all games in turn. */
function listBoards(): Map<Question["kind"], Question[]> {
  const rounds = games.flatMap(({ tracks }) => tracks.flatMap(({ levelName }) => listQuestions(levelName)));
  const boards = Map.groupBy(rounds, ({ kind }) => kind);
  return new Map([...boards].map(([kind, all]) => [kind, spread(all)]));
}

function spread(all: readonly Question[]): Question[] {
  const step = Math.max(1, Math.floor(all.length / questionsPerRun));
  return all.filter((_, place) => place % step === 0).slice(0, questionsPerRun);
}

async function openPhone(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => window.localStorage.setItem("onboarded", "true"));
  await context.addInitScript(notePaints);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Plays the questions right and gives the time of each tap that was answered with right or wrong, in ms. */
async function playAll(page: Page, questions: readonly Question[]): Promise<number[]> {
  let last = 0;
  pressWith(page, async (button: Locator) => {
    await button.click();
    await wait(restMs);
    last = await page.evaluate(() => Number(document.documentElement.dataset.paint));
  });
  await showRun(page, questions);
  const child = new Child(page);
  const feedbacks: number[] = [];
  for (const place of questions.keys()) {
    await child.seesQuestion(place + 1);
    await wait(restMs);
    await child.answerRight();
    feedbacks.push(last);
    if (place < questionsPerRun - 1) await child.goOn(place + 1);
  }
  return feedbacks;
}

/** Plays every kind of board on a slow phone and prints how long a tap waits for its feedback. */
export async function measureBoards(origin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    console.info("\nTap to feedback in practice, ms to the next paint\n");
    console.info("| board | taps | median | p95 | max |\n| --- | --- | --- | --- | --- |");
    for (const [kind, questions] of listBoards()) {
      const context = await browser.newContext({ ...phone, baseURL: origin, locale: "vi-VN" });
      const page = await openPhone(context);
      const feedbacks = await playAll(page, questions);
      const figures = [0.5, 0.95, 1].map((share) => quantile(feedbacks, share).toFixed(1));
      console.info(`| ${[kind, feedbacks.length, ...figures].join(" | ")} |`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
