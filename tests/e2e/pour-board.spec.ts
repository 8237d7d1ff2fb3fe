import { expect } from "@playwright/test";
import { jugText } from "#lib/text/jug-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("a finger pours out by 50 ml, and who forgets to borrow hears so", async ({ page }) => {
  const question = findQuestion("pour", ["c3-pour-ml", 2], ({ view, key }) =>
    (key.mistakes ?? []).some(({ code, litres }) => code === "BORROW" && litres < view.start),
  );
  const { markMl, start } = question.view;
  const slip = question.key.mistakes?.find(({ code }) => code === "BORROW");
  if (slip === undefined) throw new Error("no mistake is known");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const out = board.getByRole("button", { name: jugText.take(markMl) });
  for (let mark = start; mark > slip.litres; mark -= 1) await out.click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(slip.feedback.text);
});

test("keys pour up to a numbered mark, which is told as it rises", async ({ page }) => {
  const question = findQuestion("pour", ["c3-pour-ml", 1], ({ view, key }) => key.litres > view.start);
  const { markMl, start } = question.view;
  const { litres } = question.key;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  await board.getByRole("button", { name: jugText.add(markMl) }).focus();
  for (let mark = start; mark < litres; mark += 1) await page.keyboard.press("Enter");
  await expect(
    board.getByText(
      new RegExp(
        `^Trong .* có ${(litres * (markMl ?? 1)).toLocaleString("de-DE").replace(".", "\u00a0")}\u00a0mi-li-lít`,
        "u",
      ),
    ),
  ).toBeAttached();
  await board.getByRole("button", { name: "Trả lời" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
