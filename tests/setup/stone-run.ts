import { expect, type Page } from "@playwright/test";
import type { ClassId } from "#lib/core/class-id.ts";
import { isFields } from "#lib/play/is-fields.ts";
import { isRunView } from "#lib/play/is-run-view.ts";
import { shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { type RunAction, type RunState, runReducer } from "#lib/play/run-state.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { startRunState } from "#lib/play/start-run-state.ts";
import { type Stone, stoneHref } from "#lib/play/stones.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { findPageRun } from "./read-run.ts";

/** A ready run of a stone for the player of this browser, as the browser fetches it to play without a network. */
async function fetchRun(page: Page, classId: ClassId, stone: Exclude<Stone, "choose">): Promise<RunView> {
  const told: unknown = await page.evaluate(
    async ([address, href]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${address}`, { method: "POST", headers, body: JSON.stringify({ hrefs: [href] }) });
      return await answer.json();
    },
    [`/api/packs/${classId}`, stoneHref(classId, stone)] as const,
  );
  const [ready] = isFields(told) && Array.isArray(told.runs) ? told.runs : [];
  const run: unknown = isFields(ready) ? ready.run : null;
  if (!isRunView(run)) throw new Error(`no run of ${stone}`);
  return run;
}

function rightResponse<Name extends KindName>(
  kind: Name,
  view: Kinds[Name]["view"],
  key: Kinds[Name]["key"],
): Response {
  const [right] = kinds[kind].examples(view, key).right;
  if (right === undefined) throw new Error(`no right response to ${kind}`);
  return right;
}

interface PlayedRun {
  readonly steps: readonly RunAction[];
  /** As they are asked of who answers each right at once: what comes next follows from the answers before. */
  readonly questions: readonly Question[];
}

/** A run of who answers each question right at once, up to the last one's verdict. */
function playAll(run: RunView): PlayedRun {
  const steps: RunAction[] = [];
  const questions: Question[] = [];
  let state: RunState = startRunState(run);
  const take = (step: RunAction) => {
    state = runReducer(state, step);
    steps.push(step);
  };
  for (let place = 0; place < run.places.length; place += 1) {
    if (place > 0) take({ type: "next" });
    const entry = state.entries[place];
    if (entry?.solution == null) throw new Error(`no question ${place + 1}`);
    const { question, solution } = entry;
    questions.push({ ...question, key: solution.key } as Question);
    take({ type: "respond", response: rightResponse(question.kind, question.view, solution.key) });
  }
  return { steps, questions };
}

async function keep(page: Page, run: RunView, steps: readonly RunAction[]): Promise<void> {
  await page.evaluate(
    (each) => {
      const owner = window.localStorage.getItem("userName");
      window.localStorage.setItem("keptRuns", JSON.stringify([{ ...each, owner, savedAt: Date.now() }]));
    },
    { run, steps, href: run.activityHref },
  );
  await page.goto(`/course/practice/${run.classId}`);
  await page.getByRole("link", { name: "Chơi tiếp" }).click();
}

/** Opens a run of a stone at its first question and gives what is asked of who answers all right. Some page of the site must be open. */
export async function openStone(
  page: Page,
  classId: ClassId,
  stone: Exclude<Stone, "choose">,
): Promise<readonly Question[]> {
  const run = await fetchRun(page, classId, stone);
  await keep(page, run, []);
  return playAll(run).questions;
}

/**
 * Plays a stone of today to its result, all right, as the player of this browser: from its last answer on it is on the
 * screen. Some page of the site must be open.
 */
export async function playStone(page: Page, classId: ClassId, stone: Exclude<Stone, "choose">): Promise<RunView> {
  const begun = performance.now();
  const run = await fetchRun(page, classId, stone);
  await playToEnd(page, run, begun);
  return run;
}

/** Plays a run that was made at `begun` (performance.now) to its result, all right and no faster than gives points. */
async function playToEnd(page: Page, run: RunView, begun: number): Promise<void> {
  const spent = () => performance.now() - begun;
  const shortest = run.places.length * shortestSecondsPerQuestion * 1000;
  await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(shortest);
  await keep(page, run, playAll(run).steps);
  await page.getByRole("button", { name: "Xem kết quả" }).click();
  await expect(page.getByRole("region", { name: "Kết quả" })).toBeVisible();
}

/**
 * The run that comes with a page. On a connection of its own: one that was kept while something was played may be closed by the
 * server in the moment it is used again.
 */
export async function fetchPageRun(page: Page, href: string): Promise<RunView> {
  const answer = await page.request.get(href, { headers: { connection: "close" } });
  const run = findPageRun(await answer.text());
  if (!isRunView(run)) throw new Error(`no run at ${href}`);
  return run;
}

/** Plays the practice run that comes with a page to its result, all right. */
export async function playPage(page: Page, href: string): Promise<RunView> {
  const begun = performance.now();
  const run = await fetchPageRun(page, href);
  await playToEnd(page, run, begun);
  return run;
}
