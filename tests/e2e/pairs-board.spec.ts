import { expect, type Locator, type Page } from "@playwright/test";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const boardOf = (page: Page): Locator => page.getByRole("group", { name: playText.answers });
const statusOf = (page: Page): Locator => page.getByRole("main").getByRole("status");

const asked = () => {
  const question = findQuestion("pairs", ["c1-picture-word", 3]);
  const { lefts, cards } = question.view;
  const names = question.key.cards.map((card) => cards[card] ?? "");
  return { question, lefts, cards, names };
};

test("with a finger words are put below the pictures they name; a picture is never told by its name", async ({
  page,
}) => {
  const { question, lefts, cards, names } = asked();
  await showRun(page, [question]);
  const board = boardOf(page);
  const place = (at: number, card: string | null) =>
    board.getByRole("button", { name: pairsBoardText.drawn(lefts[at] ?? "", card), exact: true });
  const card = (name: string) => board.getByRole("button", { name: pairsBoardText.card(name), exact: true });
  await expect(place(0, null)).toHaveAttribute("aria-current", "step");
  const spare = cards.find((name) => !names.includes(name)) ?? "";
  for (const name of [spare, ...names.slice(1)]) await card(name).tap();
  const submit = board.getByRole("button", { name: playText.submit });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.tap();
  const said = question.key.wrong[0]?.[cards.indexOf(spare)];
  await expect(statusOf(page)).toContainText(said?.text ?? "nothing");
  await place(0, spare).tap();
  await card(names[0] ?? "").tap();
  await submit.tap();
  await expect(statusOf(page)).toContainText(question.praise.text);
  for (const name of names) await expect(board.getByRole("img", { name: pairsBoardText.name(name) })).toBeVisible();
});

test("with the keyboard each word is put to its picture", async ({ page }) => {
  const { question, lefts, names } = asked();
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = boardOf(page);
  for (const name of names)
    await child.press(board.getByRole("button", { name: pairsBoardText.card(name), exact: true }));
  for (const [at, clue] of lefts.entries()) {
    await expect(
      board.getByRole("button", { name: pairsBoardText.drawn(clue, names[at] ?? ""), exact: true }),
    ).toBeVisible();
  }
  await child.press(board.getByRole("button", { name: playText.submit }));
  await expect(statusOf(page)).toContainText(question.praise.text);
});
