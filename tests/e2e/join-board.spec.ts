import { expect, type Locator, type Page } from "@playwright/test";
import { joinBoardText } from "#lib/text/join-board-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it is not seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws a line from one thing to another. */
async function stroke(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

test("things are joined by taps and strokes, a second tap frees them, and only who has joined all can tell which are more", async ({
  page,
}) => {
  const question = findQuestion(
    "join",
    ["c1-more-fewer-equal", 1],
    ({ view: { rows } }) => Math.min(...rows.map(({ places }) => places.length)) === 3,
  );
  const { rows, answers } = question.view;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const thing = (row: 0 | 1, place: number) =>
    board.getByRole("button", { name: new RegExp(`^${joinBoardText.thing(rows[row].picture, place)}(?:,|$)`, "u") });
  const side = board.getByRole("button", { name: answers?.[question.key.told]?.text ?? "", exact: true });
  await thing(0, 1).click();
  await expect(board.getByText("Đã nối 1 cặp.")).toBeAttached();
  await thing(1, 1).click();
  await expect(board.getByText("Chưa nối cặp nào.")).toBeAttached();
  await stroke(page, thing(0, 1), thing(1, 2));
  await expect(thing(0, 1)).toHaveAccessibleName(
    joinBoardText.joined(joinBoardText.thing(rows[0].picture, 1), rows[1].picture, 2),
  );
  await stroke(page, thing(1, 1), thing(0, 2));
  await expect(side).toHaveAttribute("aria-disabled", "true");
  await thing(0, 3).click();
  await expect(board.getByText("Đã nối 3 cặp.")).toBeAttached();
  await side.click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("things are added until both sides have as many; one too many is told", async ({ page }) => {
  const question = findQuestion("join", ["c1-more-fewer-equal", 3], ({ key }) => key.told === 1);
  const { rows } = question.view;
  const tooMany = question.key.mistakes.find(({ told }) => told === 2);
  if (tooMany === undefined) throw new Error("one too many is no mistake");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const more = board.getByRole("button", { name: joinBoardText.add(rows[1].picture) });
  const submit = board.getByRole("button", { name: "Trả lời" });
  const upper = board.locator("[data-row='0']");
  const lower = board.locator("[data-row='1']");
  const before = rows[1].places.length;
  await expect(more).toHaveAttribute("aria-disabled", "true");
  for (let place = 0; place < before; place += 1) await upper.nth(place).click();
  await more.click();
  await more.click();
  await expect(lower).toHaveCount(before + 2);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(tooMany.feedback.text);
  await board.getByRole("button", { name: joinBoardText.remove(rows[1].picture) }).click();
  await expect(lower).toHaveCount(before + 1);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
