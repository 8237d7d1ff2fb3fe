import { expect, type Page } from "@playwright/test";
import { tellMoves, walk } from "#lib/questions/kinds/walk/moves.ts";
import type { Question } from "#lib/questions/question.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const statusOf = (page: Page) => page.getByRole("main").getByRole("status");

test("a tap puts the robot on a square; who went the wrong way is told so, then the way is walked", async ({
  page,
}) => {
  const question = findQuestion("walk", ["c1-walk-directions", 1], ({ view, key }) => {
    return key.moves[0]?.direction === "right" && view.ground.start % 4 === 1;
  });
  await showRun(page, [question]);
  const board = boardOf(page);
  const square = (of: number) => board.locator(`[data-square="${of}"]`);
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(submit).toBeDisabled();
  await square(question.view.ground.start - 1).click();
  await expect(square(question.view.ground.start)).toHaveAccessibleName(/chỗ bắt đầu$/u);
  await submit.click();
  await expect(statusOf(page)).toContainText("nhầm trái với phải");
  await square(question.key.target).click();
  await submit.click();
  await expect(statusOf(page)).toContainText(question.praise.text);
  await expect(board.locator(".animate-walk")).toHaveCount(1);
});

test("arrow keys take the robot from square to square, and a keyboard goes along", async ({ page }) => {
  const question = findQuestion("walk", ["c1-walk-directions", 2]);
  await showRun(page, [question]);
  const board = boardOf(page);
  const child = new KeyboardChild(page);
  await board.locator(`[data-square="${question.view.ground.start}"]`).focus();
  const [first] = question.key.moves;
  const arrow = { left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown" }[first?.direction ?? "up"];
  for (let step = 0; step < (first?.squares ?? 0); step += 1) await page.keyboard.press(arrow);
  await expect(board.locator("[data-square]:focus")).toHaveAccessibleName(/rô-bốt$/u);
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(statusOf(page)).toContainText("mới làm một lệnh");
});

test("whoever knows the moves gets there with the arrow keys alone", async ({ page }) => {
  const question = findQuestion("walk", ["c1-walk-directions", 2]);
  await showRun(page, [question]);
  await answerByKey(page, question);
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("cards are laid by taps and taken back; a robot that meets the wall stops before it, and any way around is right", async ({
  page,
}) => {
  const crashOf = ({ ground, cards }: Extract<Question, { kind: "walk" }>["view"]) =>
    cards.find((move) => walk(ground, [move]).stop === "wall");
  const question = findQuestion("walk", ["c1-walk-directions", 3], ({ view }) => crashOf(view) !== undefined);
  await showRun(page, [question]);
  const crash = crashOf(question.view);
  if (crash === undefined) throw new Error("no card leads into the wall");
  const board = boardOf(page);
  const submit = board.getByRole("button", { name: "Trả lời" });
  await board.getByRole("button", { name: compareBoardText.card(tellMoves([crash])) }).click();
  await submit.click();
  await expect(statusOf(page)).toContainText("đâm vào tường");
  await board.getByRole("button", { name: compareBoardText.takeBack(tellMoves([crash]), 1) }).click();
  // The cards are numbered, and Backspace takes the last one back.
  await page.keyboard.press("1");
  await expect(board.getByRole("button", { name: /^Ô 1: /u })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(board.getByRole("button", { name: /^Ô 1 còn trống/u })).toBeVisible();
  await answerByKey(page, question);
  await expect(statusOf(page)).toContainText(question.praise.text);
});
