import { expect } from "@playwright/test";
import { unitLengthsText as text } from "#lib/text/unit-lengths-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("units are laid and taken back by taps; too few, too many and a wrong number are told apart", async ({ page }) => {
  const question = findQuestion("lay-units", ["c1-hand-foot-units", 2], ({ view }) => view.length === 5);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { unit, thing } = question.view;
  const more = board.getByRole("button", { name: text.more(unit) });
  const submit = board.getByRole("button", { name: "Trả lời" });
  const status = page.getByRole("main").getByRole("status");
  for (let laid = 0; laid < 6; laid += 1) await more.click();
  await expect(board.getByText(text.tooLong(thing))).toBeAttached();
  await board.getByRole("button", { name: "6", exact: true }).click();
  await submit.click();
  await expect(status).toContainText(question.key.tooMany.text);
  await board.getByRole("button", { name: text.fewer(unit) }).click();
  await expect(board.getByText(text.reaches(thing, false))).toBeAttached();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("5");
  await submit.click();
  await expect(status).toContainText(question.praise.text);
});

test("with the keyboard arrows lay units and digits write their number", async ({ page }) => {
  const question = findQuestion("lay-units", ["c1-hand-foot-units", 2], ({ view }) => view.length === 4);
  await showRun(page, [question]);
  const status = page.getByRole("main").getByRole("status");
  for (const key of ["ArrowRight", "ArrowRight", "+", "ArrowLeft", "4", "Enter"]) await page.keyboard.press(key);
  await expect(status).toContainText(question.key.tooFew.text);
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(status).toContainText(question.praise.text);
});

test("whoever knows how lays the units and writes their number", async ({ page }) => {
  const question = findQuestion("lay-units", ["c1-hand-foot-units", 2]);
  await showRun(page, [question]);
  await answerByKey(page, question);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
