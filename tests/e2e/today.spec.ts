import { expect, type Page } from "@playwright/test";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { playStone } from "#tests/setup/stone-run.ts";
import { test } from "#tests/setup/test.ts";

const todayOf = (page: Page) => page.getByRole("region", { name: "Hôm nay của con" });
const classesOf = (page: Page) => page.getByRole("group", { name: "Con học lớp mấy?" });
const stonesOf = (page: Page) => todayOf(page).getByRole("listitem").getByRole("link");
const result = (page: Page) => page.getByRole("region", { name: "Kết quả" });

test.describe("a first visit", () => {
  test.use({ knowsClass: false });

  test("is two taps from the first question, and the class is remembered", async ({ page }) => {
    await page.goto("/");
    await expect(todayOf(page)).toHaveCount(0);
    await expect(classesOf(page).getByRole("button")).toHaveCount(5);
    await classesOf(page).getByRole("button", { name: "Lớp 4" }).click();
    await expect(classesOf(page)).toHaveCount(0);
    await todayOf(page).getByRole("link", { name: "Bắt đầu" }).click();
    await expect(page.getByRole("group", { name: "Đáp án" })).toBeVisible();
    await expect(page).toHaveURL("/today/4/new");
    await page.goto("/");
    await expect(todayOf(page)).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link", { name: "Lớp 4" }),
    ).toHaveAttribute("aria-current", "page");
  });

  test("asks for the class by keyboard too, and is sound on every screen", async ({ page }) => {
    await page.goto("/");
    await onScreens(page, () => expectSoundPage(page));
    await classesOf(page).getByRole("button", { name: "Lớp 2" }).press("Enter");
    await expect(todayOf(page).getByRole("link", { name: "Bắt đầu" })).toBeVisible();
  });

  test("a class that is opened is that of this device", async ({ page }) => {
    await page.goto("/class/5");
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(todayOf(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Luyện tập", exact: true })).toHaveAttribute(
      "href",
      "/course/practice/5",
    );
  });
});

test("the three stones of a day, one after the other, and no more is asked of the child", async ({ page }) => {
  await page.goto("/");
  await expect(stonesOf(page)).toHaveText(["Bài mới", "Ôn lại", "Con chọn"]);
  await expect(todayOf(page)).toContainText("1 / 3");
  const first = await playStone(page, "1", "new");
  // Before the middle of the school year class 1 is asked six questions, after it eight.
  expect([6, 8]).toContain(first.places.length);
  await expect(result(page).getByRole("link", { name: "Chặng tiếp: Ôn lại" })).toHaveAttribute(
    "href",
    "/today/1/review",
  );
  await result(page).getByRole("link", { name: "Về Hôm nay của con" }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await expect(stonesOf(page).first()).toHaveText("Bài mới, xong rồi");
  await expect(todayOf(page)).toContainText("2 / 3");
  await playStone(page, "1", "review");
  await result(page).getByRole("link", { name: "Chặng tiếp: Con chọn" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await resumeAtEnd(page);
  const child = new Child(page);
  await child.answerRight();
  await child.goOn(10);
  await expect(result(page)).toBeVisible();
  await page.goto("/");
  await expect(todayOf(page)).toContainText("Hôm nay đủ rồi!");
  await expect(stonesOf(page)).toHaveText(["Bài mới, xong rồi", "Ôn lại, xong rồi", "Con chọn, xong rồi"]);
  await expect(todayOf(page).getByRole("link", { name: "Chơi trò chơi" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tuần này con học 1 ngày" })).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("nothing moves under a finger when the points of a run come", async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/finished-runs", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto("/");
      await playStone(page, "1", "new");
      await expect(result(page)).toContainText("Con vừa lật một mảnh");
      const home = result(page).getByRole("link", { name: "Về Hôm nay của con" });
      const topOfHome = () => home.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
      const before = await topOfHome();
      held.resolve();
      await expect(result(page).getByRole("link", { name: "Chọn tên" })).toBeVisible();
      expect(Math.abs((await topOfHome()) - before)).toBeLessThan(4);
    });
  });
}

test("other cards are a tap away, and the same ones come back", async ({ page }) => {
  await page.goto("/today/1/choose");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(3);
  const shown = await cards.allInnerTexts();
  await page.getByRole("link", { name: "Xem bài khác" }).click();
  await expect.poll(() => cards.allInnerTexts()).not.toEqual(shown);
  await page.goBack();
  await expect.poll(() => cards.allInnerTexts()).toEqual(shown);
  await onScreens(page, () => expectSoundPage(page));
});

test("what a pupil has done today is done on another device too", async ({ page, openContext }) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/class/3");
  await playStone(page, "3", "new");
  await expect(result(page).getByText(/điểm/).first()).toBeVisible();
  const other = await (await openContext({})).newPage();
  await other.goto("/user");
  await other.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await other.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(other.getByRole("heading", { name, exact: true })).toBeVisible();
  await other.goto("/class/3");
  await expect.poll(() => other.evaluate(() => window.localStorage.getItem("class"))).toBe("3");
  await other.goto("/");
  await expect(stonesOf(other).first()).toHaveText("Bài mới, xong rồi");
});

test("the next day begins anew and takes nothing away", async ({ page }) => {
  await page.goto("/class/2");
  await playStone(page, "2", "new");
  const now = Date.now();
  const tomorrow = now + dayMs;
  await page.clock.setFixedTime(tomorrow);
  await page.goto("/");
  await expect(stonesOf(page)).toHaveText(["Bài mới", "Ôn lại", "Con chọn"]);
  const isNewWeek = vietnamWeek(tomorrow) !== vietnamWeek(now);
  await expect(
    page.getByRole("heading", { name: isNewWeek ? "Tuần này của con" : "Tuần này con học 1 ngày" }),
  ).toBeVisible();
});

test("where the server does not answer the stones say what they are and lead where they lead", async ({ page }) => {
  await page.route("**/api/today/**", (route) =>
    route.fulfill({ status: 200, body: "null", contentType: "application/json" }),
  );
  await page.goto("/");
  await expect(todayOf(page)).toContainText("Học điều mới nhất ở lớp");
  await stonesOf(page).nth(1).click();
  await expect(page).toHaveURL("/today/1/review");
});

test("lessons beyond the ones an address names are not asked, whatever it says", async ({ page }) => {
  for (const at of ["1-1", "999-999", "x", "1-1-1", "%00"]) {
    const answer = await page.request.get(`/api/today/1?at=${at}`);
    expect(answer.status(), at).toBe(200);
  }
  const told = await (await page.request.get("/api/today/1?at=1-1")).json();
  expect(["Đếm đến 10", "Nhận biết chữ cái", "Tên dấu thanh"]).toContain(told.lesson.title);
  expect((await page.request.get("/api/today/6")).status()).toBe(404);
});

test("home is sound on every screen, and the one thing to do stands in the first view", async ({ page }) => {
  await page.goto("/");
  await onScreens(page, async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(todayOf(page).getByRole("link", { name: "Bắt đầu" })).toBeInViewport({ ratio: 1 });
    await expectSoundPage(page);
  });
});
