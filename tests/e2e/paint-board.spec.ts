import { expect, type Locator, type Page } from "@playwright/test";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

/** Draws a stroke from the middle of one part to that of another. */
async function stroke(page: Page, parts: Locator, from: number, to: number): Promise<void> {
  const middles = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const [start, end] = [middles[from], middles[to]];
  if (start === undefined || end === undefined) throw new Error("there is no such part");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 24 });
  await page.mouse.up();
}

test("a stroke paints part after part, from a painted one it takes the colour away, and any parts will do", async ({
  page,
}) => {
  const question = findQuestion(
    "paint",
    ["c4-fraction-paint", 1],
    ({ view, key }) => view.form === "bar" && key.count > 1 && view.parts > 5,
  );
  const { parts } = question.view;
  const { count } = question.key;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const cells = board.locator("svg[role=img] g[clip-path] rect");
  await expect(cells).toHaveCount(parts);
  await stroke(page, cells, 0, parts - 1);
  await expect(board.getByText(`Đã tô: ${parts}\u00a0ô`)).toBeVisible();
  await stroke(page, cells, 0, parts - 1);
  await expect(board.getByText("Đã tô: 0\u00a0ô")).toBeVisible();
  await expect(board.getByRole("button", { name: "Trả lời" })).toHaveAttribute("aria-disabled", "true");
  await stroke(page, cells, parts - 1, parts - count);
  await expect(board.getByText(`Đã tô: ${count}\u00a0ô`)).toBeVisible();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("a sheet of a hundred squares is painted in rows, and a wrong number is told why it is wrong", async ({
  page,
}) => {
  const question = findQuestion(
    "paint",
    ["c5-percent-paint", 1],
    ({ view, key }) => view.parts === 100 && key.count > 21 && key.count % 10 > 1,
  );
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const wrong = question.key.mistakes.find(({ count }) => count % 10 > 0 && count > 10);
  if (wrong === undefined) throw new Error("no mistake is known");
  const times = async (name: RegExp, taps: number) => {
    for (let tap = 0; tap < taps; tap += 1) await board.getByRole("button", { name }).click();
  };
  await times(/^Tô thêm 10\s/, Math.floor(wrong.count / 10));
  await times(/^Tô thêm 1\s/, wrong.count % 10);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(wrong.feedback.text);
});
