import { expect } from "@playwright/test";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { readBank } from "#tests/contract/list-activities.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { expectWholeOnScreens } from "#tests/setup/screen-faults.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

function askAll(skillId: string): Question[] {
  const skill = findSkill(skillId);
  if (skill?.source !== "bank") throw new Error(`${skillId} has no bank`);
  const items = readBank(skillId).filter(({ type }) => type === "word_order");
  return items.map((item) => skill.ask(item, createRng(item.id)));
}

/** The question whose answer this is. */
function questionOf(answer: string, skillId = "c2-word-order"): Question {
  const found = askAll(skillId).find((question) => question.answer.text === answer);
  if (found === undefined) throw new Error(`nobody asks for "${answer}"`);
  return found;
}

/** The sentences that take the most room, the longest first. */
function longestOf(skillId: string): Question[] {
  return askAll(skillId)
    .toSorted((left, right) => right.answer.text.length - left.answer.text.length)
    .slice(0, 3);
}

for (const classId of ["1", "2"] as const) {
  test(`the longest sentences of class ${classId} stand on one screen and are put with the keyboard alone`, async ({
    page,
  }) => {
    const questions = longestOf(`c${classId}-word-order`);
    await showRun(page, questions, [], classId);
    const child = new KeyboardChild(page);
    for (const [place, question] of questions.entries()) {
      await child.seesQuestion(place + 1);
      await test.step(question.answer.text, () => expectWholeOnScreens(page));
      await child.answerRight();
      await child.goOn(place + 1);
    }
  });
}

test("the sentence grows with a capital in front, closes up when a word is taken back, and keeps the keyboard's place", async ({
  page,
}) => {
  await showRun(page, [questionOf("Cụ già đã rất yếu.")], [], "2");
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const put = board.getByRole("button", { name: /Chạm để lấy lại/ });
  const focused = page.locator(":focus");

  for (const word of ["rất", "cụ già", "đã"]) await child.press(board.getByRole("button", { name: `Thẻ ${word}` }));
  await expect(put).toHaveText(["Rất", "cụ già", "đã"]);
  await child.press(put.first());
  await expect(put).toHaveText(["Cụ già", "đã"]);
  await expect(focused).toHaveCount(1);
  await child.press(board.getByRole("button", { name: "Thẻ yếu" }));
  await child.press(board.getByRole("button", { name: "Thẻ rất" }));
  await child.press(board.getByRole("button", { name: "Trả lời" }));

  await expect(page.getByRole("main").getByRole("status")).toContainText("Đoạn đầu đúng rồi. Đến “yếu” thì chưa xuôi");
  await expect(put).toHaveText(["Cụ già", "đã", "yếu", "rất"]);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(put).toHaveText(["Cụ già", "đã"]);
  await expect(focused).toHaveCount(1);
  await child.press(board.getByRole("button", { name: "Thẻ rất" }));
  await child.press(board.getByRole("button", { name: "Thẻ yếu" }));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(board.getByText("Cụ già đã rất yếu.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeFocused();
});

test("another natural order is right as well and is shown with its comma", async ({ page }) => {
  await showRun(page, [questionOf("Tổ em sẽ trực nhật sau giờ học.")], [], "2");
  const board = page.getByRole("group", { name: "Đáp án" });
  for (const word of ["sau giờ học", "tổ em", "sẽ", "trực nhật"]) {
    await board.getByRole("button", { name: `Thẻ ${word}` }).click();
  }
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(board.getByText("Sau giờ học, tổ em sẽ trực nhật.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeVisible();
});

test("of two cards with one word either may be taken first", async ({ page }) => {
  await showRun(page, [questionOf("Trời càng về trưa càng nóng.")], [], "2");
  const board = page.getByRole("group", { name: "Đáp án" });
  const twins = board.getByRole("button", { name: "Thẻ càng" });
  await board.getByRole("button", { name: "Thẻ trời" }).click();
  await twins.last().click();
  await board.getByRole("button", { name: "Thẻ về trưa" }).click();
  await twins.first().click();
  await board.getByRole("button", { name: "Thẻ nóng" }).click();
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeVisible();
});

test("a card too many finds no place, and one that does not belong says why", async ({ page }) => {
  await showRun(page, [questionOf("Mái tóc của bà bạc trắng.", "c2-make-sentence")], [], "2");
  const board = page.getByRole("group", { name: "Đáp án" });
  const put = board.getByRole("button", { name: /Chạm để lấy lại/ });
  const submit = board.getByRole("button", { name: "Trả lời" });
  for (const word of ["mái tóc", "của bà"]) await board.getByRole("button", { name: `Thẻ ${word}` }).click();
  await expect(submit).toBeDisabled();
  for (const word of ["là", "bạc trắng"]) await board.getByRole("button", { name: `Thẻ ${word}` }).click();
  await expect(put).toHaveText(["Mái tóc", "của bà", "là"]);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("không cần “là”");
  await put.last().click();
  await board.getByRole("button", { name: "Thẻ bạc trắng" }).click();
  await submit.click();
  await expect(board.getByText("Mái tóc của bà bạc trắng.")).toBeVisible();
});

test("a mark is a card that is called by its name and stands close to the word before it", async ({ page }) => {
  await showRun(page, [questionOf("Bông hoa này đẹp quá!", "c3-transform-sentence")], [], "3");
  const child = new KeyboardChild(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  for (const word of ["bông hoa này", "quá", "đẹp", "dấu chấm"]) {
    await child.press(board.getByRole("button", { name: `Thẻ ${word}`, exact: true }));
  }
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(page.getByRole("main").getByRole("status")).toContainText("Dấu chấm kết thúc câu kể");
  await page.keyboard.press("Backspace");
  await child.press(board.getByRole("button", { name: "Thẻ dấu chấm than", exact: true }));
  await child.press(board.getByRole("button", { name: "Trả lời" }));
  await expect(board.getByText("Bông hoa này quá đẹp!")).toBeVisible();
});
