import { expect } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { expectTotal, freshName, makePupil } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { answerButtons } from "#tests/setup/sight.ts";
import { test } from "#tests/setup/test.ts";

test("a run that ended gives way to a new one when its page is opened again", async ({ page }) => {
  await resumeAtEnd(page);
  const child = new Child(page);
  const result = await child.playRight(questionsPerRun);
  await expect(result).toContainText("+120");
  await result.getByRole("link", { name: "Về lớp 1" }).click();
  await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).click();
  await expect(await child.playTenRight()).toContainText("+120");
});

test("a challenge is marked by the server, passes its level and puts the name on the level's board", async ({
  page,
}) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/game/addition/5/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  const result = await new Child(page).playTenRight();
  await expect(result).toContainText("Con qua màn rồi!");
  await expectTotal(page, 120);
  await page.goto("/leaderboard/addition-5");
  await expect(page.getByRole("main")).toContainText(name);
  await expect(
    page.getByRole("list", { name: "Hạng của con" }).getByRole("listitem").filter({ hasText: name }),
  ).toContainText("1 màn");
});

test("a challenge with three wrong answers is not passed and says so kindly", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/game/addition/10/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  const child = new Child(page);
  for (let place = 1; place <= 3; place += 1) {
    await child.seesQuestion(place);
    await child.answerWrong();
    await child.goOn(place);
  }
  const result = await child.playRight(4);
  await expect(result).toContainText("Đúng từ 8 câu trở lên là qua màn. Con thử lại nhé!");
  await expect(result).toContainText("+70");
  await expectTotal(page, 70);
});

test("a wrong first try gets help and a second try, and counts half", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerWrong();
  await expect(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  await child.answerRight();
  await child.goOn(1);
  const result = await child.playRight(2);
  await expect(result).toContainText("9 câu đúng ngay lần đầu, 1 câu đúng lần hai.");
  await expect(result).toContainText("+95");
  await expectTotal(page, 95);
});

test("what two wrong tries leave open is shown and explained", async ({ page }) => {
  await page.goto("/course-detail/111/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  const choices = answerButtons(child.answers());
  const texts = await choices.allInnerTexts();
  for (const text of texts) {
    if (await page.getByRole("button", { name: "Câu tiếp" }).isVisible()) break;
    await child.answers().getByRole("button", { name: text, exact: true }).click();
    // Once it has been marked: then the way on is there, or there is another try.
    await expect(
      child.answers().getByRole("button", { name: new RegExp(`^(Chưa đúng|Đúng) ${text}$`) }),
    ).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /“.+”/ })).toBeVisible();
});

test("who goes back to a page from before a run finds on it what the run has changed", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/user");
  const points = page.getByRole("term").filter({ hasText: "điểm" }).locator("..");
  await expect(points).toContainText("0");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Danh mục" }).click();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Trang chủ" }).click();
  await page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link", { name: "Lớp 1" }).click();
  await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).first().click();
  await expect(await new Child(page).playTenRight()).toContainText("+120");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Lớp 1", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Chọn lớp" })).toBeVisible();
  await page.goBack();
  await expect(points).toContainText("120");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});
