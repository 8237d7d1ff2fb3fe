import { expect } from "@playwright/test";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { test } from "#tests/setup/test.ts";

test.use({ expectedErrors: [/404 \(Not Found\)/] });

const unknown = [
  "/class/6",
  "/class/0",
  "/class/abc",
  "/course/learn/1",
  "/course/practice/9",
  "/course-detail/0",
  "/course-detail/-1",
  "/course-detail/999999",
  "/course-detail/1e9",
  "/course-detail/abc",
  "/course-detail/110/play/0",
  "/course-detail/110/play/4",
  "/game/flying",
  "/game/addition",
  "/game/addition/11",
  "/game/addition/10/play/0",
  "/game/addition/10/play/-1",
  "/game/addition/10/play/1000000000",
  "/game/addition/10/play/1e9",
  "/game/addition/10/play/abc",
  "/game/counting/challenge/99",
  "/leaderboard/flying",
  // What the boards of the weeks are kept under is nobody's to ask for.
  "/leaderboard/week-2026-11-16",
  "/leaderboard/last-week-2026-11-09",
  "/leaderboard/week-",
  "/nowhere",
];

// Of all of them the next test asks; these are seen.
for (const path of [
  "/class/6",
  "/course-detail/999999",
  "/game/addition/10/play/abc",
  "/leaderboard/flying",
  "/nowhere",
]) {
  test(`${path} is answered 404, with a way home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Ôi, lạc đường rồi!" })).toBeVisible();
    await page.getByRole("link", { name: "Về trang chủ" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("pages that are not there are found out before anything is rendered", async ({ request }) => {
  const lost = (await (await request.get("/nowhere")).text()).length;
  for (const path of [
    ...unknown,
    "/course-detail/100000000/play/1",
    "/review/9",
    "/leaderboard/ALL",
    "/game2/clock/play/99",
    "/game/addition/%31%30",
  ]) {
    const answer = await request.get(`${path}?x=${Math.random()}`);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["x-nextjs-cache"], path).toBe("HIT");
    expect((await answer.text()).length, path).toBe(lost);
  }
});

test("the page of a lost way is sound", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Ôi, lạc đường rồi!" })).toBeVisible();
  await expectSoundPage(page);
});

test("an address without class or type shows class 1, practice", async ({ page }) => {
  await page.goto("/course");
  await expect(page).toHaveURL("/course/practice/1");
  await page.goto("/course/challenge");
  await expect(page).toHaveURL("/course/challenge/1");
});

test("every card of class 1 opens a page", async ({ page }) => {
  await page.goto("/class/1");
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(cards.filter({ hasText: "Đếm số" })).toBeVisible();
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
});

test("health says that the database answers, and which version this is", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: "ok",
    database: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});
