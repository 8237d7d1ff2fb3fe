import { expect, type Locator } from "@playwright/test";
import { stepsText } from "#lib/text/steps-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const names: Readonly<Record<string, string>> = stepsText.keys;

async function typeLine(board: Locator, typed: string, unit: string): Promise<void> {
  for (const key of typed) await board.getByRole("button", { name: names[key] ?? key, exact: true }).click();
  await board.getByRole("button", { name: stepsText.inBrackets(unit), exact: true }).click();
}

/** Seen whole, and large enough for a finger. */
async function expectInView(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
}

test("a line that is wrong is marked and mended, and the answer is that of the last line", async ({ page }) => {
  const question = findQuestion("steps", ["c3-story-two-steps", 1]);
  const { view, key } = question;
  const [slip] = key.slips.filter(({ sentence }) => sentence === 0);
  const [first, last] = key.solutions[0] ?? [];
  if (slip === undefined || first === undefined || last === undefined) throw new Error("no slip is known");
  await showRun(page, [question], [], "3");
  const board = page.getByRole("group", { name: "Đáp án" });
  const status = page.getByRole("main").getByRole("status");
  await typeLine(board, slip.typed, view.units[first.unit] ?? "");
  await board.getByRole("button", { name: view.sentences[last.sentence]?.text ?? "", exact: true }).click();
  await typeLine(board, slip.typed, view.units[last.unit] ?? "");
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(slip.feedback[0]?.text ?? "");
  const line = board.getByRole("button", { name: /^Dòng 1:/ });
  await expect(board.getByRole("listitem").filter({ hasText: "Chưa đúng" })).toHaveCount(1);
  await expect(line).toContainText("Chưa đúng");
  for (const [place, { typed, unit }] of [first, last].entries()) {
    await board.getByRole("button", { name: new RegExp(`^Dòng ${place + 1}:`) }).click();
    for (let taken = 0; taken < slip.typed.length; taken += 1) await board.getByRole("button", { name: "Xoá" }).click();
    await typeLine(board, typed, view.units[unit] ?? "");
  }
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(question.praise.text);
});

test("with a keyboard both steps are written in one line", async ({ page }) => {
  const question = findQuestion("steps", ["c3-story-two-steps", 2]);
  const { view, key } = question;
  const [line] = key.solutions.find(({ length }) => length === 1) ?? [];
  if (line === undefined) throw new Error("it takes two lines");
  await showRun(page, [question], [], "3");
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  await child.press(board.getByRole("button", { name: view.sentences[line.sentence]?.text ?? "", exact: true }));
  for (const sign of line.typed) await page.keyboard.press({ "−": "-", "×": "x", ":": "/" }[sign] ?? sign);
  await child.press(board.getByRole("button", { name: stepsText.inBrackets(view.units[line.unit] ?? "") }));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("on every screen the keys, the line that is written and the way to send it are seen and large enough", async ({
  page,
}) => {
  const question = findQuestion("steps", ["c3-story-two-steps", 3]);
  await showRun(page, [question], [], "3");
  const board = page.getByRole("group", { name: "Đáp án" });
  const sentence = board.getByRole("button", { name: question.view.sentences[0]?.text ?? "", exact: true });
  await onScreens(page, async () => {
    await expectInView(sentence);
    await expectInView(board.getByRole("button", { name: "Trả lời" }));
  });
  await sentence.click();
  await onScreens(page, async () => {
    for (const name of ["0", "9", "cộng", "bằng", "Xoá", `(${question.view.units[0]})`]) {
      await expectInView(board.getByRole("button", { name, exact: true }));
    }
    await expectInView(board.getByRole("button", { name: /^Dòng 1:/ }));
  });
});
