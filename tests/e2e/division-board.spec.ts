import { expect } from "@playwright/test";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("a division is tapped digit by digit; a turn that goes once more is told, taken back and put right", async ({
  page,
}) => {
  const question = findQuestion("division", ["c3-divide-steps", 2]);
  const { digits, mistakes } = question.key;
  const slip = mistakes.find((mistake) => mistake.digits[0] === (digits[0] ?? 0) - 1);
  if (slip === undefined) throw new Error("a quotient that is one less is no mistake");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const tap = async (digit: number) => board.getByRole("button", { name: String(digit), exact: true }).click();
  const submit = board.getByRole("button", { name: "Trả lời" });
  await tap(slip.digits[0] ?? 0);
  for (const digit of digits.slice(1)) await tap(digit);
  await submit.click();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText(slip.feedback.text);
  for (const _ of digits) await board.getByRole("button", { name: "Xoá" }).click();
  for (const digit of digits) await tap(digit);
  await expect(board).toContainText(`chữ số thứ 1 của thương: ${digits[0]}`);
  await submit.click();
  await expect(status).toContainText(question.praise.text);
});

test("with the keyboard digits are typed in the order of the work, and a remainder is part of the answer", async ({
  page,
}) => {
  const question = findQuestion("division", ["c3-divide-steps", 3]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  await page.keyboard.type(question.key.digits.join(""));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  await expect(page.getByRole("main")).toContainText(question.answer.text);
});
