import { expect } from "@playwright/test";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("with a finger the pictures of a story move to their places, and the first one out of place is told", async ({
  page,
}) => {
  const question = findQuestion("order", ["c1-story-pictures", 3]);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const shown = question.key.order.map((card) => question.view.cards[card] ?? "");
  const named = (picture: number, place: number | null) =>
    board.getByRole("button", { name: compareBoardText.part(shown[picture] ?? "", place), exact: true });
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(board.getByText(compareBoardText.nextPicture(1))).toBeVisible();
  for (const picture of [0, 2, 1, 3]) await named(picture, null).tap();
  for (const [at, picture] of [0, 2, 1, 3].entries()) {
    await expect(board.getByRole("listitem").nth(at).getByRole("button")).toHaveAccessibleName(
      compareBoardText.part(shown[picture] ?? "", at + 1),
    );
    await expect(named(picture, at + 1)).toBeInViewport({ ratio: 1 });
  }
  await submit.tap();
  const said = question.key.early?.[question.key.order[2] ?? 0];
  await expect(page.getByRole("main").getByRole("status")).toContainText(said?.text ?? "nothing");
  // The one out of place is told as such before its name.
  await board.getByRole("button", { name: compareBoardText.part(shown[2] ?? "", 2) }).tap();
  await named(3, 3).tap();
  await named(2, null).tap();
  await named(3, null).tap();
  await submit.tap();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("with the keyboard the focus stays with the picture that moves", async ({ page }) => {
  const question = findQuestion("order", ["c1-story-pictures", 1]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const shown = question.key.order.map((card) => question.view.cards[card] ?? "");
  const named = (picture: string, place: number | null) =>
    board.getByRole("button", { name: compareBoardText.part(picture, place), exact: true });
  const last = shown.at(-1) ?? "";
  await child.press(named(last, null));
  await expect(named(last, 1)).toBeFocused();
  await child.press(named(last, 1));
  await expect(named(last, null)).toBeFocused();
  for (const picture of shown) await child.press(named(picture, null));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
