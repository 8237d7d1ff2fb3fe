import { expect, type Locator, type Page } from "@playwright/test";
import { pointTowards, ringRadius } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorResponse, ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { rightResponse } from "#lib/questions/kinds/protractor/show.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const answer = (page: Page) => boardOf(page).getByRole("button", { name: "Trả lời" }).click();
const said = (page: Page) => page.getByRole("main").getByRole("status");

/** Where a point of the sheet is on the screen. */
async function onScreen(sheet: Locator, { width }: ProtractorView, at: { x: number; y: number }) {
  const box = await sheet.boundingBox();
  if (box === null) throw new Error("the sheet is not seen");
  const unit = box.width / width;
  return { x: box.x + at.x * unit, y: box.y + at.y * unit };
}

/** Taps the number of a ring, as the protractor lies then. */
async function tapNumber(page: Page, view: ProtractorView, { laid, ring, place }: ProtractorResponse): Promise<void> {
  const reach = ring === null ? 100 : ringRadius[ring];
  const at = pointTowards(laid, place + laid.turn, reach);
  const { x, y } = await onScreen(boardOf(page).getByRole("img"), view, at);
  await page.mouse.click(x, y);
}

test("a finger taps the number, and who reads the other ring hears so", async ({ page }) => {
  const question = findQuestion("protractor", ["c4-measure-angle", 1], ({ key }) => key.degrees === 120);
  const { view, key } = question;
  await showRun(page, [question]);
  const right = rightResponse(key, view.laid);
  await tapNumber(page, view, { ...right, ring: "outer" });
  await expect(boardOf(page).getByText("60°")).toBeVisible();
  await answer(page);
  await expect(said(page)).toContainText(key.feedback.ring.text);
  await tapNumber(page, view, right);
  await answer(page);
  await expect(said(page)).toContainText(question.praise.text);
});

test("a finger pulls the protractor to the corner, turns it and reads it; one that lies beside a side is told", async ({
  page,
}) => {
  const question = findQuestion("protractor", ["c4-measure-angle", 2], ({ view, key }) => {
    return view.laid.turn === 10 && key.degrees === 60 && view.sides[0] === 0;
  });
  const { view, key } = question;
  await showRun(page, [question]);
  const sheet = boardOf(page).getByRole("img");
  const from = await onScreen(sheet, view, { x: view.laid.x, y: view.laid.y - 20 });
  const to = await onScreen(sheet, view, { x: view.corner.x + 3, y: view.corner.y - 22 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(sheet).toHaveAccessibleName(new RegExp(text.atCorner(view.names[0]), "u"));
  const right = rightResponse(key, view.laid);
  await tapNumber(page, view, { ...right, laid: { ...right.laid, turn: 10 } });
  await answer(page);
  await expect(said(page)).toContainText(key.feedback.line.text);
  await boardOf(page).getByRole("button", { name: text.turnRight }).click();
  await answer(page);
  await expect(said(page)).toContainText(question.praise.text);
});

test("a tap in its hole brings the protractor there", async ({ page }) => {
  const question = findQuestion("protractor", ["c4-measure-angle", 2]);
  const { view } = question;
  await showRun(page, [question]);
  const sheet = boardOf(page).getByRole("img");
  const { x, y } = await onScreen(sheet, view, view.corner);
  await page.mouse.click(x, y);
  await expect(sheet).toHaveAccessibleName(new RegExp(text.atCorner(view.names[0]), "u"));
});

test("a finger turns a side along the protractor", async ({ page }) => {
  const question = findQuestion("protractor", ["c4-measure-angle", 3], ({ view }) => view.task === "turn");
  const { view, key } = question;
  await showRun(page, [question]);
  await tapNumber(page, view, rightResponse(key, view.laid));
  await answer(page);
  await expect(said(page)).toContainText(question.praise.text);
});

for (const task of ["read", "lay", "turn"] as const) {
  test(`keys do what a finger does where the task is to ${task}`, async ({ page }) => {
    const difficulty = { read: 1, lay: 3, turn: 3 } as const;
    const question = findQuestion(
      "protractor",
      ["c4-measure-angle", difficulty[task]],
      ({ view }) => view.task === task,
    );
    await showRun(page, [question]);
    await answerByKey(page, question);
    await expect(said(page)).toContainText(question.praise.text);
  });
}
