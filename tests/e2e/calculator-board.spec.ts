import { expect, type Page } from "@playwright/test";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const displayOf = (page: Page) => boardOf(page).locator("[data-display]");

/** A task of two numbers with a comma in the first of them. */
const findProduct = () =>
  findQuestion("calculator", ["c5-calculator", 1], ({ key }) => /^\d+\.\d×\d+(?:\.\d)?=$/u.test(key.rows[0] ?? ""));

test("keys are pressed by taps, a point that was forgotten is told, and one key is cleared to be pressed again", async ({
  page,
}) => {
  const question = findProduct();
  await showRun(page, [question]);
  const board = boardOf(page);
  const tap = async (row: string) => {
    const names: Readonly<Record<string, string>> = { ".": "dấu phẩy", "×": "nhân", "+": "cộng", "=": "bằng" };
    for (const key of row) await board.getByRole("button", { name: names[key] ?? key, exact: true }).click();
  };
  const [usual = ""] = question.key.rows;
  const [first = "", second = ""] = usual.slice(0, -1).split("×");
  const status = page.getByRole("main").getByRole("status");
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(board.getByText("Trên máy, dấu phẩy là phím chấm.")).toBeVisible();
  await tap(`${first.replace(".", "")}×${second}=`);
  await submit.click();
  await expect(status).toContainText(question.key.said.numbers[0]?.pointLeftOut.text ?? "-");
  await board.getByRole("button", { name: "xoá hết" }).click();
  await expect(displayOf(page)).toHaveText("0");
  await tap(`${first}+`);
  // An operation key takes the place of the one before.
  await tap("×9");
  await board.getByRole("button", { name: "xoá số vừa bấm" }).click();
  await tap(`${second}=`);
  await expect(displayOf(page)).toHaveText(question.key.display);
  await submit.click();
  await expect(status).toContainText(question.praise.text);
});

test("= that was forgotten is pressed after the first try, and the row goes on from where it was", async ({ page }) => {
  const question = findProduct();
  await showRun(page, [question]);
  const board = boardOf(page);
  const status = page.getByRole("main").getByRole("status");
  const submit = board.getByRole("button", { name: "Trả lời" });
  await page.keyboard.type((question.key.rows[0] ?? "").slice(0, -1).replace("×", "*").replace(".", ","));
  await submit.click();
  await expect(status).toContainText(question.key.said.unfinished.text);
  await board.getByRole("button", { name: "bằng", exact: true }).click();
  await submit.click();
  await expect(status).toContainText(question.praise.text);
});

test("a keyboard presses the keys of the machine; Enter is = first, and sends what stands there", async ({ page }) => {
  const question = findQuestion("calculator", ["c5-calculator", 2], ({ key }) =>
    /^\d+×\d+\+\d+=$/u.test(key.rows[0] ?? ""),
  );
  await showRun(page, [question]);
  const row = (question.key.rows[0] ?? "").slice(0, -1).replace("×", "*");
  await page.keyboard.type(`7${row}`);
  await page.keyboard.press("Delete");
  await expect(displayOf(page)).toHaveText("0");
  await page.keyboard.type(`${row}99999`);
  await page.keyboard.press("Backspace");
  await page.keyboard.type(row.split("+").at(-1) ?? "");
  await page.keyboard.press("Enter");
  await expect(displayOf(page)).toHaveText(question.key.display);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("the % key finishes a share as = does", async ({ page }) => {
  const question = findQuestion("calculator", ["c5-calculator", 2], ({ key }) => (key.rows[0] ?? "").endsWith("%"));
  await showRun(page, [question]);
  await answerByKey(page, question);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});
