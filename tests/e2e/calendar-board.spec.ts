import { expect } from "@playwright/test";
import { readDay } from "#lib/questions/kinds/calendar/grading.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("all days of a weekday are tapped; some of them are not enough, and a second tap leaves a day", async ({
  page,
}) => {
  const question = findQuestion("calendar", ["c2-calendar-tap", 2]);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const day = (number: number) => board.getByText(String(number), { exact: true });
  const submit = board.getByRole("button", { name: "Trả lời" });
  const [first, ...others] = question.key.days.map((at) => readDay(at).day);
  if (first === undefined) throw new Error("no day is right");
  await day(first).click();
  await day(first + 1).click();
  await day(first + 1).click();
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(1);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.key.missing.text);
  for (const number of others) await day(number).click();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("with the keyboard the sheet is turned to the next month, where one day is picked at a time", async ({ page }) => {
  const question = findQuestion("calendar", ["c3-calendar-tap", 3]);
  const [{ month } = { month: 0 }] = question.view.sheets;
  const { day } = readDay(question.key.days[0] ?? 0);
  const same = question.key.mistakes.find(({ days }) => days[0] === day);
  if (same === undefined) throw new Error("the same number in this month is no mistake");
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const named = (number: number, of: number) =>
    board.getByRole("button", { name: new RegExp(`, ngày ${number} tháng ${of}(?:,|$)`, "u") });
  await child.press(named(day, month));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(same.feedback.text);
  await child.press(board.getByRole("button", { name: calendarText.next(month + 1) }));
  await child.press(named(day === 1 ? 2 : 1, month + 1));
  await child.press(named(day, month + 1));
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(1);
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
