import { expect, type Locator, type Page } from "@playwright/test";
import { tallyText } from "#lib/text/tally-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const told = (page: Page) => page.getByRole("main").getByRole("status");

function partsOf(board: Locator) {
  return {
    thing: (place: number) => board.locator(`[data-thing="${place}"]`),
    row: (at: number) => board.getByRole("button", { name: /^Hàng / }).nth(at),
    box: (at: number) => board.getByRole("button", { name: /^Ô / }).nth(at),
    submit: board.getByRole("button", { name: "Trả lời" }),
  };
}

test("a thing that is tapped is crossed off in the chosen row, a second tap takes that back; a thing left out is told", async ({
  page,
}) => {
  const question = findQuestion("tally", ["c2-collect-data", 1]);
  const rows = question.key.rows ?? [];
  await showRun(page, [question]);
  const { thing, row, submit } = partsOf(boardOf(page));
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  const [first = 0, ...others] = [...rows.keys()].toSorted((one, other) => (rows[one] ?? 0) - (rows[other] ?? 0));
  // The first row waits; a thing of it gets its stroke there, and back.
  await thing(first).click();
  await expect(row(0)).toHaveAccessibleName(/: 1 vạch$/u);
  await thing(first).click();
  await expect(row(0)).toHaveAccessibleName(/: 0 vạch$/u);
  for (const other of others) {
    await row(rows[other] ?? 0).click();
    await thing(other).click();
  }
  await submit.click();
  await expect(told(page)).toContainText(question.key.left?.text ?? "");
  await row(rows[first] ?? 0).click();
  await thing(first).click();
  await submit.click();
  await expect(told(page)).toContainText(question.praise.text);
});

test("a stroke in the row of another kind is told", async ({ page }) => {
  const question = findQuestion("tally", ["c2-collect-data", 1]);
  const { key } = question;
  const rows = key.rows ?? [];
  const stray = rows.indexOf(0);
  await showRun(page, [question]);
  await answerByKey(page, { ...question, key: { ...key, rows: rows.with(stray, 1) } });
  await expect(told(page)).toContainText(key.stray[1]?.text ?? "");
});

test("once the strokes are made the numbers are written, then the most and the least named; a turned answer is told", async ({
  page,
}) => {
  const question = findQuestion("tally", ["c2-collect-data", 3]);
  const [most = 0, least = 0] = question.key.ends ?? [];
  await showRun(page, [question]);
  const board = boardOf(page);
  const { row, submit } = partsOf(board);
  await answerByKey(page, { ...question, key: { ...question.key, ends: [least, most] } });
  await expect(told(page)).toContainText(question.key.wrongEnds?.turned.text ?? "");
  const end = (at: number) => board.getByRole("button", { name: new RegExp(`^${tallyText.ends[at]}:`, "iu") });
  const rowToName = (at: number) => board.getByRole("button", { name: /^Chọn hàng / }).nth(at);
  await expect(row(0)).toHaveCount(0);
  await end(0).click();
  await rowToName(most).click();
  await rowToName(least).click();
  await submit.click();
  await expect(told(page)).toContainText(question.praise.text);
});

test("with the keyboard the cells of a table are typed; two numbers in each other's place are told, and things can be crossed off", async ({
  page,
}) => {
  const question = findQuestion("tally", ["c3-collect-table", 2], ({ key }) => {
    const [one, other] = key.totals ?? [];
    return one !== other;
  });
  const { key } = question;
  const [one = 0, other = 0, ...more] = key.totals ?? [];
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const { thing, box, submit } = partsOf(boardOf(page));
  await child.press(thing(0));
  await expect(thing(0)).toHaveAttribute("aria-pressed", "true");
  await answerByKey(page, { ...question, key: { ...key, totals: [other, one, ...more] } });
  await expect(told(page)).toContainText(key.exchanged?.text ?? "");
  await child.press(box(0));
  await page.keyboard.press("Backspace");
  await page.keyboard.press(String(one));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await page.keyboard.press(String(other));
  await child.press(submit);
  await expect(told(page)).toContainText(question.praise.text);
});

test("numbers go into their groups; the end of a group counted to the wrong side is told", async ({ page }) => {
  const question = findQuestion("tally", ["c5-collect-data", 2], ({ key }) =>
    key.mistakes.some(({ code }) => code === "COUNT-ENDS"),
  );
  const { key } = question;
  const wrong = key.mistakes.find(({ code }) => code === "COUNT-ENDS");
  const totals = key.totals?.with(wrong?.place ?? 0, wrong?.value ?? 0) ?? [];
  await showRun(page, [question]);
  await answerByKey(page, { ...question, key: { ...key, totals } });
  await expect(told(page)).toContainText(wrong?.feedback.text ?? "");
});
