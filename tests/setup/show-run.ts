import { expect, type Page } from "@playwright/test";
import type { ClassId } from "#lib/core/class-id.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import type { RunAction } from "#lib/play/run-state.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import type { Question } from "#lib/questions/question.ts";
import { openEmptyPage } from "./empty-page.ts";
import { seesAll } from "./sight.ts";

/** A practice run of these questions as this browser would have kept it; the last one fills it up to ten. */
function keptRun(
  questions: readonly Question[],
  steps: readonly RunAction[],
  classId: ClassId,
  savedAt: number,
): SavedRun {
  const asked = Array.from({ length: questionsPerRun }, (_, place) => questions[place] ?? questions.at(-1));
  return {
    run: {
      runId: "shown.here",
      mode: "practice",
      title: "Đếm số",
      classId,
      activityHref: "/game/counting",
      backHref: `/course/practice/${classId}`,
      backLabel: `Về lớp ${classId}`,
      animal: firstAnimal,
      places: toRunPlaces(singlePlaces(asked.filter((question) => question !== undefined)), "practice"),
      before: [],
    },
    steps,
    href: "/game/counting/play/1",
    owner: null,
    savedAt,
  };
}

/** Leaves a practice run of chosen questions in this browser, where it stands after `steps`; no page is open yet. */
export async function placeRun(
  page: Page,
  questions: readonly Question[],
  steps: readonly RunAction[] = [],
  classId: ClassId = "1",
) {
  await openEmptyPage(page);
  const now = await page.evaluate(() => Date.now());
  const kept = JSON.stringify([keptRun(questions, steps, classId, now)]);
  await page.evaluate((text) => window.localStorage.setItem("keptRuns", text), kept);
}

/** Goes on with the run that was placed, on the page of its class. */
export async function takeUpRun(page: Page) {
  await page.getByRole("link", { name: /Đếm số.*\/10/ }).click();
  await expect(page.getByRole("group", { name: "Đáp án" })).toBeVisible();
  await seesAll(page);
}

/**
 * Puts a practice run of chosen questions on the screen, by the way on which a run that was left is taken up again, and
 * where it stands after `steps`. The server does not know it: it is for looking and playing, not for finishing.
 */
export async function showRun(
  page: Page,
  questions: readonly Question[],
  steps: readonly RunAction[] = [],
  classId: ClassId = "1",
) {
  await placeRun(page, questions, steps, classId);
  await page.goto(`/course/practice/${classId}`);
  await takeUpRun(page);
}
