import { expect, type Page } from "@playwright/test";
import { dayMs } from "#lib/core/durations.ts";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil, register } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Xác nhận rời đi" });
const cardOf = (page: Page) => page.getByRole("link", { name: "Chơi tiếp" });

/** Comes from the course list, answers one question and stands at the second. */
async function playOne(page: Page, card = "Cộng trong phạm vi 10"): Promise<Child> {
  await page.goto("/course/practice/1");
  await page.getByRole("link", { name: card, exact: true }).click();
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
  return child;
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "the back arrow": (page) => page.getByRole("link", { name: "Quay lại" }).click(),
  "an entry of the menu": async (page) => {
    await page.getByRole("button", { name: "Danh mục" }).click();
    await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }).click();
  },
  "the browser's back button": (page) => page.goBack(),
};

for (const [name, leave] of Object.entries(ways)) {
  test(`leaving a run by ${name} is asked about; staying changes nothing, leaving leads to the exercises`, async ({
    page,
  }) => {
    const child = await playOne(page);
    const address = page.url();
    const prompt = await page.getByRole("main").getByRole("paragraph").filter({ hasText: /\S/ }).last().innerText();
    for (const answer of ["Ở lại", "Escape", "Ở lại"]) {
      await leave(page);
      await expect(dialogOf(page)).toContainText("Bạn có chắc chắn muốn rời khỏi trò chơi?");
      if (answer === "Escape") await page.keyboard.press("Escape");
      else await dialogOf(page).getByRole("button", { name: answer }).click();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await child.seesQuestion(2);
      await expect(page.getByRole("main")).toContainText(prompt);
      await expect(page.getByRole("navigation", { name: "Danh mục" })).toBeHidden();
    }
    await leave(page);
    await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
    await expect(page).toHaveURL("/course/practice/1");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(cardOf(page)).toContainText("Lớp 1 · 1/10 câu");
  });
}

test("the focus goes back to where it was when the pupil stays", async ({ page }) => {
  await playOne(page);
  await page.getByRole("link", { name: "Quay lại" }).press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName("Ở lại");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Quay lại" })).toBeFocused();
});

test("before the first answer nothing is asked", async ({ page }) => {
  await page.goto("/course/practice/1");
  await page.getByRole("link", { name: "Đếm số" }).click();
  await new Child(page).seesQuestion(1);
  await page.goBack();
  await expect(page).toHaveURL("/course/practice/1");
  await page.getByRole("link", { name: "Đếm số" }).click();
  await new Child(page).seesQuestion(1);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL("/course/practice/1");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("going back twice leaves without an answer, and the run is kept all the same", async ({ page }) => {
  await playOne(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/course/practice/1");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(cardOf(page)).toBeVisible();
});

test("closing the tab of a run is asked about, and closing any other is not", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await playOne(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(page.isClosed()).toBe(false);
  await new Child(page).seesQuestion(2);

  await page.getByRole("link", { name: "Quay lại" }).click();
  await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
  await expect(page).toHaveURL("/course/practice/1");
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(1);
});

test("a finished run is left without a question, and back leads to the list in one step", async ({ page }) => {
  await resumeAtEnd(page);
  await expect(await new Child(page).playRight(questionsPerRun)).toContainText("+120");
  await page.goBack();
  await expect(page).toHaveURL("/course/practice/1");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(cardOf(page)).toHaveCount(0);
});

test("a run that was left goes on where it was, with its questions and answers, and counts", async ({ page }) => {
  const child = await playOne(page);
  await child.answerWrong();
  const status = page.getByRole("status").filter({ hasText: /./ });
  await expect(status).toBeVisible();
  const board = await page.getByRole("main").innerText();
  await page.close();
  const other = await page.context().newPage();
  await other.goto("/course/challenge/1");
  await expect(cardOf(other)).toContainText("Cộng trong phạm vi 10");
  await expect(cardOf(other)).toContainText("1/10");
  await cardOf(other).click();
  const again = new Child(other);
  await again.seesQuestion(2);
  expect(await other.getByRole("main").innerText()).toBe(board);
  await again.answerRight();
  await again.goOn(2);
  const result = await again.playRight(3);
  await expect(result).toContainText("9 câu đúng ngay lần đầu, 1 câu đúng lần hai.");
  // Until it is sent or waits to be, a run stays among those that were left.
  await expect(result).toContainText("+95");
  await other.goto("/course/practice/1");
  await expect(other.getByRole("link", { name: "Đếm số" })).toBeVisible();
  expect(await other.evaluate(() => window.localStorage.getItem("keptRuns"))).toBeNull();
});

test("a run that is taken up again asks before it is left", async ({ page }) => {
  await playOne(page);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
  await expect(page).toHaveURL("/course/practice/1");
  await page.reload();
  await cardOf(page).click();
  await new Child(page).seesQuestion(2);
  await page.goBack();
  await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
  await expect(page).toHaveURL("/course/practice/1");
  await expect(cardOf(page)).toHaveCount(1);
});

test("the card of an exercise starts a new run although one of it is kept", async ({ page }) => {
  await playOne(page);
  await page.close();
  const other = await page.context().newPage();
  await other.goto("/course/practice/1");
  await other.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).click();
  await new Child(other).seesQuestion(1);
});

test("a challenge goes on where the server has it", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/game/addition/5/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerWrong();
  await child.goOn(1);
  await child.seesQuestion(2);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
  await expect(page).toHaveURL("/course/practice/1");
  await page.reload();
  await expect(cardOf(page)).toContainText("Đồng hồ vẫn đang chạy.");
  await cardOf(page).click();
  await child.seesQuestion(2);
  const result = await child.playRight(2);
  await expect(result).toContainText("Con qua màn rồi!");
  await expect(result).toContainText("Đúng 9 trong 10 câu.");
});

test("each player of a browser is offered only the own run", async ({ page }) => {
  await playOne(page);
  await register(page, freshName());
  await playOne(page, "Cộng trong phạm vi 5");
  await page.goto("/course/practice/1");
  await expect(cardOf(page)).toHaveCount(1);
  await expect(cardOf(page)).toContainText("Cộng trong phạm vi 5");
  await page.goto("/user");
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
  await page.goto("/course/practice/1");
  await expect(cardOf(page)).toHaveCount(1);
  await expect(cardOf(page)).toContainText("Cộng trong phạm vi 10");
});

test("after a day the run is gone", async ({ page }) => {
  await playOne(page);
  await page.close();
  for (const [ahead, count] of [
    [dayMs - 60_000, 1],
    [dayMs, 0],
  ] as const) {
    const other = await page.context().newPage();
    await other.clock.install({ time: Date.now() + ahead });
    await other.goto("/course/practice/1");
    await expect(other.getByRole("link", { name: "Đếm số" })).toBeVisible();
    await expect(cardOf(other)).toHaveCount(count);
    await other.close();
  }
});

test("something else in the place of the kept runs harms nothing", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("keptRuns", '[{"run":{"questions":[]}},7,"run"]'));
  const child = await playOne(page);
  await child.seesQuestion(2);
});

test("the question before leaving and the kept run are sound on every screen", async ({ page }) => {
  await playOne(page);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
  await dialogOf(page).getByRole("button", { name: "Rời đi" }).click();
  await expect(cardOf(page)).toBeVisible();
  await expect(page).toHaveTitle("Luyện tập · Lớp 1 · Hươu Ham Học");
  await onScreens(page, () => expectSoundPage(page));
});
