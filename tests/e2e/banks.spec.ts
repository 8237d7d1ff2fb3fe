import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { look } from "#tests/setup/sight.ts";
import { test } from "#tests/setup/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Plays the ten questions on screen, those at `missed` wrong at the first try. Gives what was asked, in order. */
async function playTen(page: Page, missed: readonly number[]): Promise<string[]> {
  const child = new Child(page);
  const asked: string[] = [];
  for (let place = 1; place <= 10; place += 1) {
    await child.seesQuestion(place);
    asked.push((await look(page)).prompt);
    if (missed.includes(place)) await child.answerWrong();
    await child.answerRight();
    await child.goOn(place);
  }
  const result = page.getByRole("region", { name: "Kết quả" });
  await expect(result).toBeVisible();
  await expect(result).not.toContainText("Đang ghi điểm");
  return asked;
}

async function playBank(page: Page, missed: readonly number[]): Promise<string[]> {
  await page.goto("/class/1");
  await page.getByRole("link", { name: /^Từ trái ngược/ }).click();
  return playTen(page, missed);
}

async function expectMissedFirst(page: Page): Promise<void> {
  const first = await playBank(page, [2, 5]);
  const second = await playBank(page, []);
  expect(new Set(first).size).toBe(10);
  expect(second.slice(0, 2).toSorted()).toEqual([first[1], first[4]].toSorted());
  expect(second.slice(2).filter((prompt) => first.includes(prompt))).toEqual([]);
  const third = await playBank(page, []);
  expect(third.filter((prompt) => first.includes(prompt) || second.includes(prompt))).toEqual([]);
}

test("a guest gets what was missed first in the next run, and nothing twice until all was asked", async ({ page }) => {
  await expectMissedFirst(page);
});

test("so does a pupil", { tag: "@deep" }, async ({ page }) => {
  await register(page, freshName());
  await expectMissedFirst(page);
});
