import { expect, type Locator, type Page } from "@playwright/test";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it is not seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

const laidOn = (board: Locator) => board.getByRole("button", { name: /^Lấy lại tờ/u });

test("notes are laid by taps and pulls, and what they come to is seen only after the answer", async ({ page }) => {
  const question = findQuestion("pay", ["c2-pick-notes", 1], ({ key, view }) => {
    return key.amount === 600 && view.purse.filter((note) => note === 200).length === 3 && view.purse.includes(500);
  });
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const pile = (note: number) => board.locator(`[data-note="${note}"]`);
  const counter = board.locator("[data-counter]");
  const submit = board.getByRole("button", { name: "Trả lời" });
  await carry(page, pile(200), counter);
  await pile(200).click();
  await expect(laidOn(board)).toHaveCount(2);
  await expect(pile(200)).toHaveAccessibleName(/còn 1 tờ/u);
  // Let go beside the counter, a note goes back; let go where it was taken, it stays.
  await carry(page, laidOn(board).first(), pile(100));
  await expect(laidOn(board)).toHaveCount(1);
  await carry(page, pile(100), submit);
  await expect(laidOn(board)).toHaveCount(1);
  await expect(board.getByText("Tất cả là")).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.key.tooLittle.text);
  await expect(counter).toContainText("Tất cả là 200");
  await pile(200).click();
  await expect(board.getByText("Tất cả là")).toHaveCount(0);
  await pile(200).click();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  await expect(counter).toContainText("Tất cả là 600");
});

test("with the keyboard a way that pays with more notes than needed is told, and all are taken back at once", async ({
  page,
}) => {
  const question = findQuestion("pay", ["c2-pick-notes", 3], ({ key, view }) => {
    return key.fewest === 2 && key.amount === 700 && view.purse.filter((note) => note === 100).length >= 2;
  });
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const submit = board.getByRole("button", { name: "Trả lời" });
  for (const note of [500, 100, 100]) await child.press(board.locator(`[data-note="${note}"]`));
  await expect(board.getByText("Trên quầy có 1 tờ 500 đồng, 2 tờ 100 đồng.")).toBeAttached();
  await child.press(submit);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.key.otherwise?.text ?? "-");
  await child.press(board.getByRole("button", { name: "Lấy lại hết" }));
  await expect(laidOn(board)).toHaveCount(0);
  // The piles are numbered, and Backspace takes the last note back.
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("2");
  await expect(laidOn(board)).toHaveCount(2);
  await child.press(submit);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
