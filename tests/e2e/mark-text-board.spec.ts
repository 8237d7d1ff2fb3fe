import { expect } from "@playwright/test";
import { markTextText } from "#lib/text/mark-text-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

/** The first and the last word of a part. */
function endsOf(marks: readonly number[], pencil: number): [number, number] {
  return [marks.indexOf(pencil), marks.lastIndexOf(pencil)];
}

test("the subject is drawn with one pencil and the predicate with the other; what is wrong is shown and mended", async ({
  page,
}) => {
  const question = findQuestion("mark-text", ["c4-mark-subject-predicate", 2]);
  const { marks, wrong } = question.key;
  await showRun(page, [question], [], "4");
  const board = page.getByRole("group", { name: "Đáp án" });
  const words = board.getByRole("button");
  const submit = board.getByRole("button", { name: "Trả lời" });
  const [first, last] = endsOf(marks, 1);
  const [from, to] = endsOf(marks, 2);
  await words.nth(first).click();
  await words.nth(from).click();
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await board.getByRole("button", { name: markTextText.pencil("Vị ngữ", 2) }).click();
  await words.nth(to).click();
  await words.nth(from + 1).click();
  await submit.click();
  const said = wrong.find(({ pieces, mark }) => mark === 1 && pieces.includes(from));
  await expect(page.getByRole("main").getByRole("status")).toContainText(said?.feedback.text ?? "none");
  await words.nth(from).click();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(last + 1 + to - from + 1);
});

test("by keyboard the arrows go over the words, Space draws and Backspace takes all lines away", async ({ page }) => {
  const question = findQuestion("mark-text", ["c4-mark-subject-predicate", 3]);
  const { marks } = question.key;
  await showRun(page, [question], [], "4");
  const child = new KeyboardChild(page);
  const board = child.answers();
  const words = board.getByRole("button");
  // The pencil in hand is pressed as well.
  const pressed = board.getByRole("button", { pressed: true });
  const draw = async ([first, last]: [number, number]) => {
    for (const word of first === last ? [first] : [first, last]) await child.press(words.nth(word));
  };
  await page.keyboard.press("ArrowRight");
  await expect(words.first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(pressed).toHaveCount(2);
  await page.keyboard.press("Backspace");
  await expect(pressed).toHaveCount(1);
  await draw(endsOf(marks, 1));
  await child.press(board.getByRole("button", { name: markTextText.pencil("Vị ngữ", 2) }));
  await draw(endsOf(marks, 2));
  await expect(board.locator("[aria-live]")).toContainText(question.answer.text);
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeFocused();
});

test("two sentences are tapped; one of them is not enough, and a second tap leaves a wrong one", async ({ page }) => {
  const question = findQuestion("mark-text", ["c3-inference", 3]);
  const { marks, missing } = question.key;
  await showRun(page, [question], [], "3");
  const board = page.getByRole("group", { name: "Đáp án" });
  const sentences = board.getByRole("button");
  const status = page.getByRole("main").getByRole("status");
  const [first, last] = endsOf(marks, 1);
  await sentences.nth(marks.indexOf(0)).click();
  await sentences.nth(marks.indexOf(0)).click();
  await sentences.nth(first).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(missing[0]?.text ?? "none");
  await sentences.nth(last).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(status).toContainText(question.praise.text);
});

test("the syllables of a poem are tapped in its lines", async ({ page }) => {
  const question = findQuestion("mark-text", ["c1-poem", 1]);
  await showRun(page, [question], [], "1");
  const board = page.getByRole("group", { name: "Đáp án" });
  const syllables = board.getByRole("button");
  for (const [place, mark] of question.key.marks.entries()) if (mark > 0) await syllables.nth(place).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
