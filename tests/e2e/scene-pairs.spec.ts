import { expect } from "@playwright/test";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test("with a finger sentences are put below their pictures, and what a wrong one says is told", async ({ page }) => {
  const question = findQuestion("pairs", ["c1-picture-sentence", 3]);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { lefts, cards } = question.view;
  const card = (at: number) => board.getByRole("button", { name: pairsBoardText.card(cards[at] ?? ""), exact: true });
  const place = (at: number, put: number | null) =>
    board.getByRole("button", {
      name: pairsBoardText.beside(lefts[at] ?? "", put === null ? null : (cards[put] ?? "")),
      exact: true,
    });
  const [first = 0, second = 0, third = 0] = question.key.cards;
  for (const at of [second, first, third]) await card(at).tap();
  await expect(place(0, second)).toBeInViewport({ ratio: 1 });
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.tap();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    question.key.wrong[0]?.[second]?.text ?? "nothing",
  );
  await place(0, second).tap();
  await place(1, first).tap();
  await place(0, null).tap();
  for (const at of [first, second]) await card(at).tap();
  await submit.tap();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("with the keyboard each picture is told by its place", async ({ page }) => {
  const question = findQuestion("pairs", ["c1-picture-sentence", 1]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { lefts, cards } = question.view;
  for (const left of lefts)
    await expect(board.getByRole("button", { name: pairsBoardText.beside(left, null), exact: true })).toBeVisible();
  for (const at of question.key.cards)
    await child.press(board.getByRole("button", { name: pairsBoardText.card(cards[at] ?? ""), exact: true }));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
