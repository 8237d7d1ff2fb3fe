import { expect, type Page } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { playStone } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const viewsOf = (page: Page) => page.getByRole("navigation", { name: "Cách xem" });
const choiceOf = (page: Page) => page.getByRole("dialog", { name: "Con học đến bài…" });
const present = (page: Page) => page.getByRole("main").locator('[aria-current="step"]');

/** Says which lesson the child is at, on the page of the lessons. */
async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Đổi" }).click();
  await choiceOf(page).getByRole("searchbox", { name: "Tìm bài" }).fill(words);
  await choiceOf(page).getByRole("listitem").getByRole("button").first().click();
  await expect(choiceOf(page)).toHaveCount(0);
}

test("the class is seen by lessons and by topics, each a tap from the other", async ({ page }) => {
  await page.goto("/class/3");
  await expect(viewsOf(page).getByRole("link", { name: "Theo chủ đề" })).toHaveAttribute("aria-current", "page");
  await viewsOf(page).getByRole("link", { name: "Theo bài" }).click();
  await expect(page).toHaveURL("/class/3/lessons");
  await expect(present(page)).toContainText(/^Bây giờ · Bài \d+/);
  await page.getByRole("button", { name: "Tiếng Việt" }).click();
  await expect(present(page)).toContainText(/^Bây giờ · Tuần \d+/);
  await viewsOf(page).getByRole("link", { name: "Theo chủ đề" }).click();
  await expect(page).toHaveURL("/class/3");
});

test("a child says which lesson it is at, and everything goes by it until it takes that back", async ({ page }) => {
  await page.goto("/class/3/lessons");
  await choose(page, "bai 50");
  await expect(present(page)).toContainText("Bây giờ · Bài 50");
  await expect(page.getByText("Con đang học Bài 50, do con chọn.")).toBeVisible();
  await page.reload();
  await expect(present(page)).toContainText("Bây giờ · Bài 50");
  await page.goto("/class/3/lessons");
  await expect(present(page)).toContainText("Bây giờ · Bài 50");
  await page.goto("/");
  const stones = page.getByRole("region", { name: "Hôm nay của con" }).getByRole("listitem").getByRole("link");
  await expect(stones.first()).toHaveAttribute("href", "/today/3/new?at=50-");
  await page.goto("/class/3/lessons");
  await page.getByRole("button", { name: "Đổi" }).click();
  await choiceOf(page).getByRole("button", { name: "Theo lịch" }).click();
  await expect(page.getByText(/^Con đang học Bài \d+, theo lịch\.$/)).toBeVisible();
  await page.goto("/");
  await expect(stones.first()).toHaveAttribute("href", "/today/3/new");
});

test("lessons far away unfold, later ones open too, and a skill is a tap from practice", async ({ page }) => {
  await page.goto("/class/2/lessons?at=40-10");
  await expect(present(page)).toContainText("Bây giờ · Bài 40");
  const lessons = page.getByRole("main").locator("ol > li");
  await expect(lessons).toHaveCount(9);
  await page.getByRole("button", { name: "36 bài trước nữa" }).click();
  await page.getByRole("button", { name: /bài sau nữa$/ }).click();
  await expect(lessons).toHaveCount(75);
  await page.locator("#m2-68 summary").click();
  await page.locator("#m2-68").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/course-detail\/\d+$/);
});

test("a lesson is found by its number and stands open in sight", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("bài 26 lớp 3")}`);
  await page.getByRole("link", { name: /^Bài 26: / }).click();
  await expect(page).toHaveURL("/class/3/lessons#m3-26");
  await expect(page.locator("#m3-26")).toBeInViewport();
  await expect(page.locator("#m3-26").getByRole("link").first()).toBeVisible();
});

test("the list is chosen from by keyboard alone", async ({ page }) => {
  await page.goto("/class/1/lessons");
  await page.getByRole("button", { name: "Đổi" }).press("Enter");
  await page.getByRole("searchbox", { name: "Tìm bài" }).fill("bài 3");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(choiceOf(page)).toHaveCount(0);
  await expect(present(page)).toContainText("Bây giờ · Bài 3");
});

test("what a pupil has practised shows on the lessons", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/class/4");
  await playStone(page, "4", "new");
  await expect(page.getByRole("region", { name: "Kết quả" }).getByText(/điểm/).first()).toBeVisible();
  await page.goto("/class/4/lessons");
  const marks = page.getByText(/^(?:Đang học|Làm tốt)$/);
  // The stone was of either subject, and what was practised is told a moment after the page.
  let subject = "Toán";
  const seen = async () => {
    subject = subject === "Toán" ? "Tiếng Việt" : "Toán";
    await page.getByRole("button", { name: subject }).click();
    return marks.count();
  };
  await expect.poll(seen).toBeGreaterThan(0);
});

test("an address that says nonsense is answered by the calendar", async ({ page }) => {
  for (const at of ["999-999", "x", "%3Cb%3E", "1-1-1"]) {
    await page.goto(`/class/5/lessons?at=${at}`);
    await expect(page.getByText(/theo lịch\.$/)).toBeVisible();
  }
});

test("the lessons and their choice are sound on every screen", async ({ page }) => {
  await page.goto("/class/5/lessons");
  await onScreens(page, () => expectSoundPage(page));
  await page.locator("summary").first().click();
  await onScreens(page, () => expectSoundPage(page));
  await page.getByRole("button", { name: "Đổi" }).click();
  await expect(choiceOf(page)).toBeVisible();
  await onScreens(page, () => expectSoundPage(page));
});

test("the settings lead to the choice of the lesson, and say how it is known", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Con học đến bài… Lớp 1, theo lịch năm học." }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Bài 5/ })
    .first()
    .click();
  await expect(page.getByText("Con đang học Bài 5, do con chọn.")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("link", { name: "Con học đến bài… Lớp 1, bài con đã chọn." })).toBeVisible();
});
