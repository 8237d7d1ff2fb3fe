import { expect, type Locator, type Page } from "@playwright/test";
import { sortText } from "#lib/text/sort-text.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const told = (page: Page) => page.getByRole("main").getByRole("status");

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("it is not seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** The heap and the trays of things alike. */
function alikeParts(page: Page, question: ReturnType<typeof findSplit>) {
  const { pile, trays } = question.view;
  if (pile.type !== "alike") throw new Error("the things have names");
  const board = boardOf(page);
  const nameOf = (at: number) => trays[at]?.name ?? "";
  return {
    more: (at: number) => board.getByRole("button", { name: sortText.more(nameOf(at), pile.picture), exact: true }),
    less: (at: number) => board.getByRole("button", { name: sortText.less(nameOf(at), pile.picture), exact: true }),
    heap: board.locator('[data-tray="-1"]'),
    now: (at: number, count: number) => board.getByText(`${nameOf(at)}: ${sortText.amount(pile.picture, count)}`),
  };
}

/** Presses the button of each tray so many times. */
async function press(button: (at: number) => Locator, counts: readonly number[]): Promise<void> {
  const trays = counts.flatMap((count, at) => Array.from({ length: count }, () => at));
  for (const at of trays) await button(at).click();
}

const findSplit = () => findQuestion("sort", ["c1-split-number", 3], ({ view }) => view.pile.type === "alike");

test("things are put into trays by taps and strokes and taken back; any other way than the told ones is right", async ({
  page,
}) => {
  const question = findSplit();
  const [same] = question.key.mistakes;
  const way = question.key.ways.at(-1);
  if (same === undefined || way === undefined) throw new Error("no way is told");
  await showRun(page, [question]);
  const { more, less, heap, now } = alikeParts(page, question);
  const submit = boardOf(page).getByRole("button", { name: "Trả lời" });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await more(0).click();
  await drag(page, heap, more(0));
  await expect(now(0, 2)).toBeAttached();
  await less(0).click();
  await drag(page, more(0), more(1));
  await expect(now(1, 1)).toBeAttached();
  await submit.click();
  await expect(told(page)).toContainText(question.key.missing?.text ?? "");
  await drag(page, more(1), heap);
  await expect(now(1, 0)).toBeAttached();
  await press(more, same.sorted);
  await expect(more(0)).toHaveAttribute("aria-disabled", "true");
  await press(less, same.sorted);
  await press(more, way);
  await submit.click();
  await expect(told(page)).toContainText(question.praise.text);
});

test("with the keyboard things are dealt out, then the sum below them is written; a wrong sum is told", async ({
  page,
}) => {
  const question = findQuestion("sort", ["c2-share-groups", 2], ({ view }) => view.trays.length === 3);
  const { key } = question;
  const [slip] = key.sum?.mistakes ?? [];
  if (slip === undefined || key.sum === null) throw new Error("no slip is known");
  await showRun(page, [question]);
  const child = new KeyboardChild(page);
  const board = boardOf(page);
  const wrong = { ...question, key: { ...key, sum: { ...key.sum, values: slip.values.map((value) => value ?? "") } } };
  await answerByKey(page, wrong);
  await expect(told(page)).toContainText(slip.feedback.text);
  await child.press(board.getByRole("button", { name: sortText.sortAgain }));
  await child.press(board.getByRole("button", { name: sortText.write }));
  for (const [place, value] of key.sum.values.entries()) {
    await child.press(board.getByRole("button", { name: /^Ô (?!tiếp)/u }).nth(place));
    for (const digit of value) await page.keyboard.press(digit);
  }
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(told(page)).toContainText(question.praise.text);
});

test("a thing with a name goes to the tray that is tapped or where it is dragged, and a tap takes it back", async ({
  page,
}) => {
  const question = findQuestion("sort", ["c3-estimate-measure", 2]);
  const { pile, trays } = question.view;
  const [way = []] = question.key.ways;
  if (pile.type !== "named") throw new Error("the things are alike");
  await showRun(page, [question]);
  const board = boardOf(page);
  const [first = "", ...others] = pile.things;
  const tray = (at: number) => board.getByRole("button", { name: sortText.put(trays[at]?.name ?? ""), exact: true });
  const right = way[0] ?? 0;
  const wrong = (right + 1) % trays.length;
  await tray(wrong).click();
  await board.getByRole("button", { name: sortText.takeBack(first, trays[wrong]?.name ?? "") }).click();
  await drag(page, board.getByRole("button", { name: first, exact: true }), tray(wrong));
  for (const [at, name] of others.entries()) {
    await drag(page, board.getByRole("button", { name, exact: true }), tray(way[at + 1] ?? 0));
  }
  const submit = board.getByRole("button", { name: "Trả lời" });
  await submit.click();
  await expect(told(page)).toContainText(question.key.wrong[0]?.text ?? "");
  await drag(page, board.getByRole("button", { name: new RegExp(`^${first}, ở`, "u") }), tray(right));
  await submit.click();
  await expect(told(page)).toContainText(question.praise.text);
});

test("ideas of a line each wait one after the other on a phone and are all seen on a tablet; the keyboard puts them too", async ({
  page,
}) => {
  const question = findQuestion("sort", ["c4-outline-order", 2]);
  const { pile, trays } = question.view;
  const [way = []] = question.key.ways;
  if (pile.type !== "named") throw new Error("the things are alike");
  const [first = "", second = "", ...others] = pile.things;
  await page.setViewportSize({ width: 360, height: 640 });
  await showRun(page, [question]);
  const board = boardOf(page);
  const child = new KeyboardChild(page);
  const card = (name: string) => board.getByRole("button", { name, exact: true });
  const tray = (at: number) => board.getByRole("button", { name: sortText.put(trays[at]?.name ?? ""), exact: true });
  await expect(card(first)).toBeVisible();
  await expect(card(second)).toBeHidden();
  await child.press(board.getByRole("button", { name: sortText.nextThing(pile.things.length) }));
  await expect(card(first)).toBeHidden();
  await child.press(tray(way[1] ?? 0));
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const name of [first, ...others]) await expect(card(name)).toBeVisible();
  const wrong = ((way[0] ?? 0) + 1) % trays.length;
  await drag(page, card(first), tray(wrong));
  for (const [at, name] of others.entries()) {
    await card(name).click();
    await tray(way[at + 2] ?? 0).click();
  }
  await page.setViewportSize({ width: 360, height: 640 });
  const submit = board.getByRole("button", { name: "Trả lời" });
  await submit.click();
  await expect(told(page)).toContainText(question.key.wrong[0]?.text ?? "");
  await child.press(board.getByRole("button", { name: sortText.takeBack(first, trays[wrong]?.name ?? "") }));
  await child.press(tray(way[0] ?? 0));
  await child.press(submit);
  await expect(told(page)).toContainText(question.praise.text);
});
