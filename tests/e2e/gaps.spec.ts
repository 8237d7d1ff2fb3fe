import { expect } from "@playwright/test";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { readBank } from "#tests/contract/list-activities.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { expectWholeOnScreens } from "#tests/setup/screen-faults.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

type GapsQuestion = Extract<Question, { kind: "gaps" }>;

function askAll(skillId: string): GapsQuestion[] {
  const skill = findSkill(skillId);
  if (skill?.source !== "bank") throw new Error(`${skillId} has no bank`);
  return readBank(skillId).flatMap((item) => {
    const question = skill.ask(item, createRng(item.id));
    return question.kind === "gaps" ? [question] : [];
  });
}

/** The question whose answer this is. */
function questionOf(skillId: string, answer: string): GapsQuestion {
  const found = askAll(skillId).find((question) => question.answer.text === answer);
  if (found === undefined) throw new Error(`nobody asks for "${answer}"`);
  return found;
}

/** The texts that take the most room with their tiles. */
function longestOf(skillId: string): Question[] {
  const letters = ({ view, answer }: GapsQuestion) => answer.text.length + view.tiles.join(" ").length;
  return askAll(skillId)
    .toSorted((left, right) => letters(right) - letters(left))
    .slice(0, 3);
}

/** Letters, rimes, marks and words; several gaps and a single one. */
const skillIds = [
  "c1-rime-fill",
  "c1-spell-g-gh",
  "c2-spell-ch-tr",
  "c2-spell-rimes",
  "c3-spell-hoi-nga",
  "c3-spell-rimes",
  "c5-conjunction-pairs",
];

for (const skillId of skillIds) {
  test(`the longest texts of ${skillId} stand on one screen and are filled with the keyboard alone`, async ({
    page,
  }) => {
    const questions = longestOf(skillId);
    await showRun(page, questions, [], "5");
    const child = new KeyboardChild(page);
    for (const [place, question] of questions.entries()) {
      await child.seesQuestion(place + 1);
      await test.step(question.answer.text, () => expectWholeOnScreens(page));
      await answerByKey(page, question);
      await expect(child.answers().getByText(question.answer.text).first()).toBeVisible();
      await child.goOn(place + 1);
    }
  });
}

test("one tile fills several gaps, a wrong filling stays to be mended, and the keyboard keeps its place", async ({
  page,
}) => {
  const question = questionOf("c2-spell-ch-tr", "cây tre; che mưa");
  await showRun(page, [question], [], "2");
  const child = new KeyboardChild(page);
  const board = child.answers();
  const focused = page.locator(":focus");
  const gap = (name: string) => board.getByRole("button", { name, exact: true });

  await expect(gap("Chỗ thứ nhất: chỗ trống liền e")).toHaveAttribute("aria-current", "step");
  await child.press(board.getByRole("button", { name: "Thẻ tr" }));
  await child.press(board.getByRole("button", { name: "Thẻ tr" }));
  await expect(gap("Chỗ thứ nhất: tre. Chạm để lấy lại.")).toBeVisible();
  await expect(gap("Chỗ thứ hai: tre. Chạm để lấy lại.")).toBeVisible();
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText("không phải việc tránh mưa");

  await child.press(gap("Chỗ thứ hai: tre. Chạm để lấy lại."));
  await expect(gap("Chỗ thứ hai: chỗ trống liền e")).toBeFocused();
  await expect(gap("Chỗ thứ nhất: tre. Chạm để lấy lại.")).toBeVisible();
  await child.press(board.getByRole("button", { name: "Thẻ ch" }));
  await expect(focused).toHaveCount(1);
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(board.getByText("cây tre; che mưa").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeFocused();
});

test("digits put the tiles, Backspace takes the last one back, a gap that is tapped is filled first", async ({
  page,
}) => {
  const question = questionOf("c2-spell-rimes", "nhàn rỗi; bình tĩnh");
  await showRun(page, [question], [], "2");
  const board = page.getByRole("group", { name: "Đáp án" });
  const filled = board.getByRole("button", { name: /Chạm để lấy lại/ });
  const put = board.getByRole("button", { pressed: true });

  await board.getByRole("button", { name: /^Chỗ thứ hai/ }).click();
  await page.keyboard.press("4");
  await expect(filled).toHaveAccessibleName("Chỗ thứ hai: tĩnh. Chạm để lấy lại.");
  await page.keyboard.press("2");
  await expect(put).toHaveCount(2);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(put).toHaveCount(0);
  await page.keyboard.press("4");
  await page.keyboard.press("4");
  await expect(put).toHaveCount(0);
});

test("a single gap changes its letters at a tap", async ({ page }) => {
  await showRun(page, [questionOf("c1-spell-g-gh", "ghi bài")], [], "1");
  const board = page.getByRole("group", { name: "Đáp án" });
  for (const [tile, word] of [
    ["g", "gi"],
    ["ngh", "nghi"],
    ["gh", "ghi"],
  ]) {
    await board.getByRole("button", { name: `Thẻ ${tile}`, exact: true }).click();
    await expect(board.getByRole("button", { name: /^Chỗ cần điền/ })).toHaveAccessibleName(
      `Chỗ cần điền: ${word}. Chạm để lấy lại.`,
    );
  }
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(board.getByText("ghi bài").first()).toBeVisible();
});

test("a word takes its mark, and a taken-up run shows what was filled in", async ({ page }) => {
  const question = questionOf("c3-spell-hoi-nga", "vẽ tranh; vui vẻ");
  const wrong = question.key.wrong.find(({ tiles }) => tiles.join() === "0,0");
  await showRun(page, [question], [{ type: "respond", response: { gaps: wrong?.tiles ?? [] } }], "3");
  const board = page.getByRole("group", { name: "Đáp án" });
  await expect(page.getByRole("main").getByRole("status")).toContainText(wrong?.feedback.text ?? "");
  await board.getByRole("button", { name: "Chỗ thứ nhất: vẻ. Chạm để lấy lại." }).click();
  await expect(board.getByRole("button", { name: "Chỗ thứ nhất: ve, chưa có dấu" })).toBeVisible();
  await board.getByRole("button", { name: "Thẻ dấu ngã" }).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(board.getByText("vẽ tranh; vui vẻ").first()).toBeVisible();
});
