import { expect } from "@playwright/test";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("with a finger the parts of a text rise one behind the other, and the first one out of place is shown", async ({
  page,
}) => {
  const question = findQuestion("order", ["c2-paragraph-order", 3], ({ view }) => view.cards.length === 5);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const parts = question.key.order.map((card) => question.view.cards[card] ?? "");
  const named = (part: number, place: number | null) =>
    board.getByRole("button", { name: compareBoardText.part(parts[part] ?? "", place) });
  const submit = board.getByRole("button", { name: "Trả lời" });
  for (const part of [0, 1, 3, 2, 4]) await named(part, null).tap();
  await expect(board.getByRole("listitem")).toHaveText(
    [0, 1, 3, 2, 4].map((part, place) => `${place + 1}${parts[part]}`),
  );
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.tap();
  const said = question.key.early?.[question.key.order[3] ?? 0];
  await expect(page.getByRole("main").getByRole("status")).toContainText(said?.text ?? "nothing");
  // What is taken back lies below the others again.
  await named(3, 3).tap();
  await expect(named(3, null)).toBeVisible();
  await expect(named(2, 3)).toBeVisible();
  await named(4, 4).tap();
  await named(3, null).tap();
  await named(4, null).tap();
  await submit.tap();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("with the keyboard a part that does not belong is left, and the focus stays with the part that moves", async ({
  page,
}) => {
  const question = findQuestion("order", ["c2-message-card", 3]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const spare = question.view.cards.find((_, card) => !question.key.order.includes(card)) ?? "";
  const parts = question.key.order.map((card) => question.view.cards[card] ?? "");
  const named = (part: string, place: number | null) =>
    board.getByRole("button", { name: compareBoardText.part(part, place), exact: true });
  await child.press(named(spare, null));
  await expect(named(spare, 1)).toBeFocused();
  await child.press(named(spare, 1));
  await expect(named(spare, null)).toBeFocused();
  for (const part of parts) await child.press(named(part, null));
  await expect(named(spare, null)).toHaveAttribute("aria-disabled", "true");
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  await expect(board.getByText(compareBoardText.spare)).toBeVisible();
});

test("phrases are put beside their questions, and what a wrong card tells is said", async ({ page }) => {
  const question = findQuestion("pairs", ["c3-notice", 1]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { lefts, cards } = question.view;
  const card = (at: number) => board.getByRole("button", { name: pairsBoardText.card(cards[at] ?? ""), exact: true });
  const [first = 0, second = 0, third = 0] = question.key.cards;
  for (const at of [second, first, third]) await child.press(card(at));
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await child.press(submit);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    question.key.wrong[0]?.[second]?.text ?? "nothing",
  );
  for (const [at, left] of lefts.slice(0, 2).entries()) {
    const put = cards[[second, first][at] ?? 0] ?? "";
    await child.press(board.getByRole("button", { name: pairsBoardText.beside(left, put), exact: true }));
  }
  // The place that was emptied last is filled first.
  for (const at of [second, first]) await child.press(card(at));
  await child.press(submit);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
