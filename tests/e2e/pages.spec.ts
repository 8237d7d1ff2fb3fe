import { expect } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const pages = [
  { path: "/", heading: /^Chào .+! Hôm nay mình học gì nhé\?$/ },
  { path: "/class/1", heading: "Chào con! Hôm nay mình học gì nhé?" },
  { path: "/class/5", heading: "Chào con! Hôm nay mình học gì nhé?" },
  { path: "/course/practice/1", heading: "Câu hỏi ngẫu nhiên, con luyện bao nhiêu lần cũng được!" },
  { path: "/course/challenge/1", heading: "Câu hỏi ngẫu nhiên, con luyện bao nhiêu lần cũng được!" },
  { path: "/course-detail/111", heading: "Từ trái ngược" },
  { path: "/game/counting", heading: "Đếm số" },
  { path: "/game/addition/100", heading: "Cộng trong phạm vi 100" },
  { path: "/game/addition/20/challenge/2", heading: "Cộng trong phạm vi 20" },
  { path: "/leaderboard/all", heading: "Xếp hạng" },
  { path: "/leaderboard/addition-10", heading: "Xếp hạng" },
  { path: "/user", heading: "Con đặt một tên vui nhé!" },
];

for (const { path, heading } of pages) {
  test(`${path} is sound on every screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeAttached();
    await onScreens(page, () => expectSoundPage(page));
  });
}

test("a run is sound in each of its states", async ({ page }) => {
  await resumeAtEnd(page);
  const child = new Child(page);
  await child.seesQuestion(questionsPerRun);
  await page.getByRole("button", { name: "Gợi ý" }).click();
  await onScreens(page, () => expectSoundPage(page));
  await child.answerWrong();
  await expect(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
  await child.answerRight();
  await onScreens(page, () => expectSoundPage(page));
  await child.goOn(questionsPerRun);
  await expect(page.getByRole("region", { name: "Kết quả" })).toContainText(
    "9 câu đúng ngay lần đầu, 1 câu đúng lần hai.",
  );
  await onScreens(page, () => expectSoundPage(page));
});

test("the corner of a pupil is sound", async ({ page }) => {
  await register(page, freshName());
  await onScreens(page, () => expectSoundPage(page));
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
});
