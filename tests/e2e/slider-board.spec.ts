import { expect, type Locator, type Page } from "@playwright/test";
import { stepOf } from "#lib/questions/kinds/slider/places.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("it is not seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes hold of the end by its grip and pulls it over a number of the scale, by steps as a hand does. */
async function pullOver(page: Page, board: Locator, number: Locator): Promise<void> {
  const from = await middleOf(board.locator("svg circle"));
  const { x } = await middleOf(number);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, from.y, { steps: 12 });
  await page.mouse.up();
}

test("a finger pulls a strip to a mark, also back again, and it is right where it is as long as asked", async ({
  page,
}) => {
  const question = findQuestion("slider", ["c1-make-length", 1], ({ view, key }) => view.start === 10 && key.at !== 80);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const number = (centimetres: number) => board.locator("svg text").getByText(String(centimetres), { exact: true });
  const place = (centimetres: number) =>
    board.getByText(`Đầu bên phải của băng giấy ở vạch ${centimetres}.`, { exact: true });
  await expect(place(1)).toBeAttached();
  await pullOver(page, board, number(8));
  await expect(place(8)).toBeAttached();
  await pullOver(page, board, number(question.key.at / 10));
  await expect(place(question.key.at / 10)).toBeAttached();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("arrow keys move an end by a millimetre, and a segment drawn from the wrong mark is told why", async ({
  page,
}) => {
  const question = findQuestion("slider", ["c3-mm-ruler", 3], ({ key }) =>
    key.mistakes.some(({ code }) => code === "READ"),
  );
  const wrong = question.key.mistakes.find(({ code }) => code === "READ");
  if (wrong === undefined) throw new Error("no mistake is known");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  await expect(board.getByText(/^Điểm B ở vạch \d\.$/)).toBeAttached();
  const steps = (wrong.at - question.view.start) / stepOf(question.view);
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await page.keyboard.press(steps > 0 ? "ArrowRight" : "ArrowLeft");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(wrong.feedback.text);
});

test("a point is pulled along a number line and stands on marks only", async ({ page }) => {
  const question = findQuestion("slider", ["c5-decimal-line", 2]);
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { scale, start } = question.view;
  if (scale.type !== "line") throw new Error("it is no line");
  const end = board.locator("svg text").filter({ hasText: "," }).last();
  await pullOver(page, board, end);
  await expect(board.getByText(/^Điểm A ở vạch ghi /u)).toBeAttached();
  for (let place = scale.to; place > question.key.at; place -= 1) {
    await board.getByRole("button", { name: "Sang trái 1 vạch" }).click();
  }
  expect(start).not.toBe(question.key.at);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
