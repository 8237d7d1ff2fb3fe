import { expect, type Page } from "@playwright/test";
import { traceText as text } from "#lib/text/trace-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { pressWith } from "#tests/setup/press.ts";
import { runAxe } from "#tests/setup/run-axe.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { joinDots, pullFinger, pullMouse, wayOf } from "#tests/setup/trace-letters.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const statusOf = (page: Page) => page.getByRole("main").getByRole("status");
const askFor = (letter: string) =>
  findQuestion("trace", ["c1-trace-letters", letter === "o" ? 1 : 2], ({ view }) => view.what === `chữ ${letter}`);

test("who begins a stroke at its end is told so; the stroke is taken back and traced again", async ({ page }) => {
  const question = askFor("a");
  await showRun(page, [question]);
  const board = boardOf(page);
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(submit).toBeDisabled();
  await pullMouse(board, await wayOf(board, question, 0));
  await pullMouse(board, (await wayOf(board, question, 1)).toReversed());
  await submit.click();
  await expect(statusOf(page)).toContainText(text.backwards(2).text);
  // The first stroke stays: the second one alone is traced again.
  await pullMouse(board, await wayOf(board, question, 1));
  await board.getByRole("button", { name: text.undo }).click();
  await expect(board.getByText(text.next(2, "nét móc ngược"), { exact: true })).toBeAttached();
  await pullMouse(board, await wayOf(board, question, 1));
  await submit.click();
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("a scribble over the letter is not accepted, and a stroke that is left out is missed", async ({ page }) => {
  const question = askFor("a");
  await showRun(page, [question]);
  const board = boardOf(page);
  const submit = board.getByRole("button", { name: "Trả lời" });
  const [one, two] = [await wayOf(board, question, 0), await wayOf(board, question, 1)];
  await pullMouse(board, one);
  await submit.click();
  await expect(statusOf(page)).toContainText(text.missing(2).text);
  const scribble = two.flatMap(({ x, y }, at) => [{ x: x + (at % 2 === 0 ? 40 : -60), y }]);
  await pullMouse(board, scribble);
  await submit.click();
  await expect(statusOf(page)).not.toContainText(question.praise.text);
  await expect(page.getByText(question.explanation.text)).toBeVisible();
});

test("with the keyboard alone the dots of each stroke are joined in their order", async ({ page }) => {
  const question = askFor("o");
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  pressWith(page, (button) => child.press(button));
  await answerByKey(page, question);
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("arrow keys go from dot to dot, and the board says where the stroke begins", async ({ page }) => {
  const question = askFor("o");
  await showRun(page, [question]);
  const board = boardOf(page);
  await expect(board.getByText(/^Nét 1: nét cong kín\. Bắt đầu từ chấm \d+, đi /u)).toBeAttached();
  const first = board.getByRole("button", { name: /^Chấm 1:/u });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.getByRole("button", { name: /^Chấm 2:/u })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(board.getByText(text.joined([2]))).toBeAttached();
  await page.keyboard.press("Backspace");
  await expect(board.getByText(text.joined([2]))).not.toBeAttached();
  expect(await runAxe(page, {})).toEqual([]);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a letter is traced on a small phone, and the page does not scroll meanwhile", async ({ page }) => {
    const question = findQuestion("trace", ["c1-trace-letters", 3], ({ view }) => view.what === "chữ h");
    await showRun(page, [question]);
    const board = boardOf(page);
    for (const stroke of question.view.strokes.keys()) {
      const way = await wayOf(board, question, stroke);
      // A child's hand shakes.
      await pullFinger(
        board,
        way.map(({ x, y }, at) => ({ x: x + ((at * 7) % 5) - 2, y: y + ((at * 11) % 5) - 2 })),
      );
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await board.getByRole("button", { name: "Trả lời" }).click();
    await expect(statusOf(page)).toContainText(question.praise.text);
  });

  test("single taps on the dots, in the order of the strokes, write it as well", async ({ page }) => {
    const question = askFor("n");
    await showRun(page, [question]);
    pressWith(page, (button) => button.tap());
    await joinDots(boardOf(page), question);
    await expect(statusOf(page)).toContainText(question.praise.text);
  });
});

test.describe("where motion is reduced", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the pen of the second hint writes at once", async ({ page }) => {
    const question = askFor("a");
    await showRun(page, [question]);
    await page.getByRole("button", { name: "Gợi ý" }).first().click();
    await page
      .getByRole("button", { name: /Gợi ý|Xem thêm/u })
      .first()
      .click();
    await expect(boardOf(page).locator(".animate-write").first()).toHaveCSS("animation-name", "none");
  });
});
