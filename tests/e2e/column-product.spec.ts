import { expect, type Page } from "@playwright/test";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

type ColumnQuestion = Extract<Question, { kind: "column" }>;

/** A product of which more than a 1 is carried. */
function findProduct(): { readonly question: ColumnQuestion; readonly carried: number } {
  const skill = findSkill("c3-column-multiply");
  if (skill?.source !== "rule") throw new Error("there is no such skill");
  for (let seed = 0; seed < 200; seed += 1) {
    const question = skill.generate(2, createRng(`product ${seed}`));
    if (question.kind !== "column") continue;
    const [carried = 0] = question.key.carried ?? [];
    if (carried > 1) return { question, carried };
  }
  throw new Error("nothing carries more than a 1");
}

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });

test("what a product carries is noted as the digit it is, and is no part of the answer", async ({ page }) => {
  const { question, carried } = findProduct();
  const [ones = 0, tens = 0] = question.key.digits;
  await showRun(page, [question]);
  const board = boardOf(page);
  const press = (name: string) => board.getByRole("button", { name, exact: true }).click();
  const note = board.getByRole("button", { name: "nhớ", exact: true });
  await press(String(ones));
  await note.click();
  await expect(note).toHaveAttribute("aria-pressed", "true");
  await press(String(carried));
  await expect(board.getByText(`cột đơn vị: ${ones}, cột chục: trống, có nhớ ${carried}`)).toBeAttached();
  await press(String(tens));
  await press("Trả lời");
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("a note is typed, and taken back, from the keyboard", async ({ page }) => {
  const { question, carried } = findProduct();
  await showRun(page, [question]);
  const board = boardOf(page);
  const note = board.getByRole("button", { name: "nhớ", exact: true });
  await note.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press(String(carried));
  await expect(board.getByText(`cột đơn vị: trống, cột chục: trống, có nhớ ${carried}`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(note).toHaveAttribute("aria-pressed", "false");
  await expect(board.getByText("cột đơn vị: trống, cột chục: trống", { exact: true })).toBeAttached();
  for (const digit of question.key.digits) await page.keyboard.press(String(digit));
  // Enter presses the button that has the focus.
  await board.getByRole("button", { name: "Trả lời" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
