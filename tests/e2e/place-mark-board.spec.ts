import { expect, type Locator, type Page } from "@playwright/test";
import { playText } from "#lib/text/play-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { answerButtons } from "#tests/setup/sight.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page): Locator => page.getByRole("group", { name: playText.answers });
const statusOf = (page: Page): Locator => page.getByRole("main").getByRole("status");

/** The places of the marks that belong, and the first that stays bare. */
function placesOf(marks: readonly number[]) {
  const right = marks.flatMap((mark, place) => (mark > 0 ? [place] : []));
  return { right, bare: marks.indexOf(0) };
}

test("with the mouse a comma is put, taken away, put wrongly and told of where it stands", async ({ page }) => {
  const question = findQuestion("place-mark", ["c2-comma-list", 2]);
  const { right, bare } = placesOf(question.key.marks);
  await showRun(page, [question]);
  const board = boardOf(page);
  const places = answerButtons(board);
  const submit = board.getByRole("button", { name: playText.submit });
  await places.nth(bare).click();
  await places.nth(bare).click();
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  for (const place of [bare, ...right]) await places.nth(place).click();
  await submit.click();
  await expect(statusOf(page)).toContainText(question.key.wrong[bare]?.text ?? "");
  await expect(places.nth(bare)).toHaveAccessibleName(/Chỗ này chưa đúng\.$/u);
  await places.nth(bare).click();
  await submit.click();
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test("a mark that is missing is asked for, and no place of it is shown", async ({ page }) => {
  const question = findQuestion("place-mark", ["c2-comma-list", 2]);
  const { right } = placesOf(question.key.marks);
  await showRun(page, [question]);
  const board = boardOf(page);
  const places = answerButtons(board);
  await places.nth(right[0] ?? 0).click();
  await board.getByRole("button", { name: playText.submit }).click();
  await expect(statusOf(page)).toContainText(question.key.missing[right[1] ?? 0]?.text ?? "");
  await expect(board.getByRole("button", { name: /chưa đúng/u })).toHaveCount(0);
});

test("the keyboard goes over the places with arrows, clears all marks and sends", async ({ page }) => {
  const question = findQuestion("place-mark", ["c2-comma-list", 1]);
  const { right, bare } = placesOf(question.key.marks);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = boardOf(page);
  const places = answerButtons(board);
  await child.press(places.nth(bare));
  await page.keyboard.press("ArrowRight");
  await expect(places.nth(bare + 1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(2);
  await page.keyboard.press("Backspace");
  await expect(board.getByRole("button", { pressed: true })).toHaveCount(0);
  for (const place of right) await child.press(places.nth(place));
  await expect(board.getByText(/^Con đã đặt: .*: dấu phẩy\.$/u)).toBeAttached();
  await child.press(board.getByRole("button", { name: playText.submit }));
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("every place has the room of a finger, and no two lie on each other", async ({ page }) => {
    const question = findQuestion("place-mark", ["c2-comma-list", 3]);
    const { right } = placesOf(question.key.marks);
    await showRun(page, [question]);
    const places = answerButtons(boardOf(page));
    const count = question.view.places.length;
    const boxes = await Promise.all(Array.from({ length: count }, (_, at) => places.nth(at).boundingBox()));
    const rects = boxes.flatMap((box) => (box === null ? [] : [box]));
    expect(rects).toHaveLength(count);
    for (const [at, box] of rects.entries()) {
      expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
      const next = rects[at + 1];
      const isBeside = next !== undefined && Math.abs(next.y - box.y) < 1;
      if (isBeside) expect.soft(next.x + 1).toBeGreaterThanOrEqual(box.x + box.width);
    }
    for (const place of right) await places.nth(place).tap();
    await boardOf(page).getByRole("button", { name: playText.submit }).tap();
    await expect(statusOf(page)).toContainText(question.praise.text);
  });
});
