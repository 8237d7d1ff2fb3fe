import { expect } from "@playwright/test";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { listQuestions } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

function findQuestion() {
  for (const question of listQuestions("c4-subject-predicate")) if (question.kind === "underline") return question;
  throw new Error("no part of a sentence is underlined");
}

const question = findQuestion();
const { from, to } = question.key;

test("the arrows go over the words of a sentence, Space underlines them and Backspace rubs out", async ({ page }) => {
  await showRun(page, [question], [], "4");
  const child = new KeyboardChild(page);
  const words = child.answers().getByRole("button");
  const underlined = child.answers().getByRole("button", { pressed: true });
  const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  const press = async (key: string, times: number) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
  };

  await press("ArrowRight", 1);
  await expect(words.first()).toBeFocused();
  const first = await top();
  await press("ArrowDown", 1);
  expect(await top()).toBeGreaterThan(first);
  await press("ArrowUp", 1);
  await expect(words.first()).toBeFocused();

  await press("ArrowRight", to);
  await press("Space", 1);
  await press("ArrowLeft", to - from);
  await press("Space", 1);
  await expect(underlined).toHaveCount(to - from + 1);
  await press("Backspace", 1);
  await expect(underlined).toHaveCount(0);
  await press("Enter", 1);
  await press("ArrowRight", to - from);
  await press("Enter", 1);
  await child.press(page.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeFocused();
  await expect(underlined).toHaveCount(to - from + 1);
});

test("a wrong line stays to be mended: an end is taken off, a hole cannot be made", async ({ page }) => {
  await showRun(page, [question], [], "4");
  const board = page.getByRole("group", { name: "Đáp án" });
  const words = board.getByRole("button");
  const underlined = board.getByRole("button", { pressed: true });
  const last = question.view.words.length - 1;

  await words.nth(0).click();
  await words.nth(last).click();
  await expect(underlined).toHaveCount(last + 1);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    question.key.tooLong[from > 0 ? "before" : "after"].text,
  );
  await expect(underlined).toHaveCount(last + 1);
  for (let end = last; end > to; end -= 1) await words.nth(end).click();
  for (let start = 0; start < from; start += 1) await words.nth(start).click();
  await expect(underlined).toHaveCount(to - from + 1);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.explanation.text);
});
