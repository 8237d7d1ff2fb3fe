import { expect, type Locator, type Page } from "@playwright/test";
import { dictationText } from "#lib/text/dictation-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { writingText } from "#lib/text/writing-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { hearMadeSpeech, listPlayed } from "#tests/setup/made-speech.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page): Locator => page.getByRole("group", { name: playText.answers });
const statusOf = (page: Page): Locator => page.getByRole("main").getByRole("status");
const tilesOf = (page: Page): Locator => boardOf(page).getByRole("group", { name: dictationText.tiles });

test("a sentence is heard, slowly and a few words at a time, and typed; a like sound is told of", async ({
  page,
  context,
}) => {
  const question = findQuestion("dictation", ["c2-dictation", 1], ({ answer }) => answer.text.startsWith("Đàn trâu"));
  await hearMadeSpeech(context);
  await showRun(page, [question]);
  const board = boardOf(page);
  await expect(page.getByText(question.answer.text)).toHaveCount(0);
  const played = async () => (await listPlayed(page)).length;
  await board.getByRole("button", { name: dictationText.hear, exact: true }).click();
  await expect.poll(played).toBe(1);
  await board.getByRole("button", { name: dictationText.slow }).click();
  await expect.poll(played).toBe(2);
  await board.getByRole("button", { name: dictationText.pieces }).click();
  await expect.poll(played).toBeGreaterThan(2);
  const field = board.getByRole("textbox", { name: writingText.field });
  await field.fill(question.answer.text.replace("trâu", "châu"));
  await board.getByRole("button", { name: playText.submit }).click();
  await expect(statusOf(page)).toContainText("ch và tr");
  await field.fill(question.answer.text);
  await board.getByRole("button", { name: playText.submit }).click();
  await expect(statusOf(page)).toContainText(question.praise.text);
});

test.describe("where the voice cannot be fetched", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a grown-up is shown the sentence to read", async ({ page, context }) => {
    const question = findQuestion("dictation", ["c3-dictation", 1]);
    await hearMadeSpeech(context);
    await context.route(/\/voice\//, (route) => route.abort());
    await showRun(page, [question]);
    const board = boardOf(page);
    await board.getByRole("button", { name: dictationText.hear, exact: true }).click();
    await expect(board.getByText(dictationText.noVoice)).toBeVisible();
    await board.getByRole("button", { name: dictationText.show }).click();
    await expect(board.getByText(question.answer.text)).toBeVisible();
    await board.getByRole("button", { name: dictationText.hide }).click();
    await expect(page.getByText(question.answer.text)).toHaveCount(0);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("a sentence is built of tiles, one of them is miswritten", async ({ page }) => {
    const question = findQuestion("dictation", ["c1-dictation-sentence", 2], ({ answer }) =>
      answer.text.startsWith("Chú nghé"),
    );
    await showRun(page, [question]);
    const tap = (word: string) =>
      tilesOf(page)
        .getByRole("button", { name: word === "." ? dictationText.stop : dictationText.tile(word), exact: true })
        .tap();
    for (const word of ["Chú", "ngé", "đi", "theo", "mẹ", "."]) await tap(word);
    await boardOf(page).getByRole("button", { name: playText.submit }).tap();
    await expect(statusOf(page)).toContainText("“ngé”");
    for (const word of ["ngé", "đi", "theo", "mẹ", "."]) await tap(word);
    for (const word of ["nghé", "đi", "theo", "mẹ", "."]) await tap(word);
    await boardOf(page).getByRole("button", { name: playText.submit }).tap();
    await expect(statusOf(page)).toContainText(question.praise.text);
  });
});

test("a keyboard builds a syllable of tiles, takes one back and sends", async ({ page }) => {
  const question = findQuestion("dictation", ["c1-dictation-syllable", 2]);
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const tiles = tilesOf(page);
  await child.press(tiles.getByRole("button").first());
  await expect(tiles.getByRole("button", { pressed: true })).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(tiles.getByRole("button", { pressed: true })).toHaveCount(0);
});
