import { expect, type Locator } from "@playwright/test";
import { readCell } from "#lib/questions/kinds/read-table/grading.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const cellOf = (board: Locator, at: number) => board.locator(`[data-cell="${at}"]`);

test("a cell of the right column but another row is told so, stays marked, and the right one follows", async ({
  page,
}) => {
  const question = findQuestion("read-table", ["c2-timetable", 1], ({ identity }) => identity.startsWith("lesson"));
  const [right = 0] = question.key.cells;
  const { row, column } = readCell(right);
  const inColumn = question.key.mistakes.find(({ cells }) =>
    cells.every((cell) => readCell(cell).column === column && readCell(cell).row > 0),
  );
  if (inColumn === undefined) throw new Error("another row of the column is no mistake");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const told = page.getByRole("main").getByRole("status");
  const wrong = cellOf(board, inColumn.cells[0] ?? 0);
  await cellOf(board, row * 10).click();
  await wrong.click();
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(1);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(told).toContainText(inColumn.feedback.text);
  await expect(wrong).toHaveAttribute("aria-pressed", "true");
  await cellOf(board, right).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(told).toContainText(question.praise.text);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("all names that fit are tapped; some are not enough, and a second tap leaves a name", async ({ page }) => {
    const question = findQuestion("read-table", ["c2-timetable", 3], ({ view }) => !view.isSingle);
    const [first = 0, ...others] = question.key.cells;
    const other = question.key.mistakes.at(-1)?.cells[0] ?? 0;
    await showRun(page, [question]);
    const board = page.getByRole("group", { name: "Đáp án" });
    const told = page.getByRole("main").getByRole("status");
    await cellOf(board, first).tap();
    await cellOf(board, other).tap();
    await cellOf(board, other).tap();
    await board.getByRole("button", { name: "Trả lời" }).tap();
    await expect(told).toContainText(question.key.missing.text);
    for (const cell of others) await cellOf(board, cell).tap();
    await board.getByRole("button", { name: "Trả lời" }).tap();
    await expect(told).toContainText(question.praise.text);
  });
});

test("arrow keys go from cell to cell, never onto the empty corner, and rows and columns have heads", async ({
  page,
}) => {
  const question = findQuestion("read-table", ["c2-timetable", 1], ({ key, identity }) => {
    const { row, column } = readCell(key.cells[0] ?? 0);
    return identity.startsWith("lesson") && row === 3 && column === 2;
  });
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  await expect(board.getByRole("table", { name: question.view.title })).toBeVisible();
  await expect(board.getByRole("columnheader")).toHaveCount(3);
  await expect(board.getByRole("rowheader")).toHaveCount(4);
  await child.reach(cellOf(board, 10));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(cellOf(board, 10)).toBeFocused();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(cellOf(board, 32)).toBeFocused();
  await page.keyboard.press("Enter");
  // Tab leaves the table, and comes back to the cell that was left.
  await page.keyboard.press("Tab");
  await expect(board.getByRole("table").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(cellOf(board, 32)).toBeFocused();
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
