import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const map = "/game/level-one";

function mapNodes(page: Page) {
  return page.getByRole("list", { name: "Các màn" }).getByRole("listitem");
}

/** Opens the node that is next from the map and starts its clock. */
async function beginNext(page: Page, level: number): Promise<Child> {
  await page.getByRole("link", { name: `Chơi màn ${level}`, exact: true }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^Màn ${level}: `) })).toBeVisible();
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  return new Child(page);
}

test("a newcomer finds one stone open, and a locked one says what comes before it", async ({ page }) => {
  await page.goto("/course/challenge/1");
  await page.getByRole("link", { name: "Leo ruộng bậc thang" }).click();
  await expect(page).toHaveURL(map);
  expect(await mapNodes(page).count()).toBeGreaterThanOrEqual(20);
  await expect(mapNodes(page).getByRole("link")).toHaveCount(1);
  await expect(mapNodes(page).getByRole("link", { name: /^Màn 1: .+, đang mở$/ })).toBeInViewport();
  await mapNodes(page)
    .getByRole("button", { name: /^Màn 3: .+, chưa mở$/ })
    .click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Màn 3 chưa mở");
  await expect(page.getByRole("main").getByRole("status")).toContainText("Con qua màn 1 trước nhé!");
});

test("a passed stone keeps its time, opens the next one and counts on the board of the path alone", async ({
  page,
}) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto(map);
  const result = await (await beginNext(page, 1)).playTenRight();
  await expect(result).toContainText("Con qua màn rồi!");
  await result.getByRole("link", { name: "Màn tiếp theo" }).click();
  await expect(page).toHaveURL(`${map}/play/2`);
  await expect(page.getByRole("heading", { name: /^Màn 2: / })).toBeVisible();
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL(map);
  await expect(mapNodes(page).getByRole("link", { name: /^Màn 1: .+, đã qua, nhanh nhất .*\d+ giây$/ })).toBeAttached();
  await expect(mapNodes(page).getByRole("link", { name: /^Màn 2: .+, đang mở$/ })).toBeInViewport();
  await page.goto("/leaderboard/level-one");
  const own = page.getByRole("list", { name: "Hạng của con" }).getByRole("listitem").filter({ hasText: name });
  await expect(own).toContainText("1 màn");
  const counting = await page.request.get("/api/own-place/counting");
  expect(await counting.json()).toMatchObject({ rows: [] });
});

test("a stone of the map of class 2 is passed, and counts on that map's board", async ({ page }) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/game2/addition-level-two/100");
  await expect(await (await beginNext(page, 1)).playTenRight()).toContainText("Con qua màn rồi!");
  await page.goto("/leaderboard/addition-level-two-100");
  const own = page.getByRole("list", { name: "Hạng của con" }).getByRole("listitem").filter({ hasText: name });
  await expect(own).toContainText("1 màn");
});

test("a stone that was not passed stays open and keeps the next one locked", async ({ page }) => {
  await page.goto(map);
  const child = await beginNext(page, 1);
  for (let place = 1; place <= 3; place += 1) {
    await child.seesQuestion(place);
    await child.answerWrong();
    await child.goOn(place);
  }
  const result = await child.playRight(4);
  await expect(result).toContainText("Đúng từ 8 câu trở lên là qua màn. Con thử lại nhé!");
  await result.getByRole("link", { name: "Về bản đồ" }).click();
  await expect(mapNodes(page).getByRole("link")).toHaveCount(1);
  await expect(mapNodes(page).getByRole("link", { name: /^Màn 1: .+, đang mở$/ })).toBeInViewport();
});

test("what a guest has passed is on the guest's map, and then on the map of the name the guest takes", async ({
  page,
}) => {
  await page.goto(map);
  await (await beginNext(page, 1)).playTenRight();
  await expect(page.getByRole("region", { name: "Kết quả" })).toContainText("Con qua màn rồi!");
  const passed = mapNodes(page).getByRole("link", { name: /^Màn 1: .+, đã qua/ });
  await page.goto(map);
  await expect(passed).toBeAttached();
  const name = freshName();
  await register(page, name);
  await page.goto(map);
  await expect(passed).toBeAttached();
  await page.goto("/leaderboard/level-one");
  await expect(page.getByRole("list", { name: "Hạng của con" })).toContainText(name);
});

test("the page of a locked stone is the map, which says what comes before it", async ({ page }) => {
  await page.goto(`${map}/play/4`);
  await expect(page.getByRole("main").getByRole("status")).toContainText("Màn 4 chưa mở");
  await expect(page.getByRole("link", { name: "Chơi màn 1" })).toBeVisible();
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL("/course/challenge/1");
});

test("a stone opened for one pupil is not started for another", async ({ page, context }) => {
  await makePupil(page, freshName());
  await page.goto(map);
  await expect(await (await beginNext(page, 1)).playTenRight()).toContainText("Con qua màn rồi!");
  await page.goto(`${map}/play/2`);
  await expect(page.getByRole("button", { name: "Bắt đầu" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/user");
  await other.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(other.getByRole("textbox", { name: "Tên của con" })).toBeVisible();
  await register(other, freshName());
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Chưa mở được bài.");
  await page.reload();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Màn 2 chưa mở");
});

test("a path that is not there, or a stone it does not have, is answered 404", async ({ page }) => {
  const unknown = ["level-one/play/0", "level-one/play/999", "level-one/challenge/1", "addition-level-two/100"];
  const unknown2 = ["level-one", "addition-level-two", "addition-level-two/20", "addition-level-two/100/play/999"];
  for (const path of [...unknown.map((each) => `/game/${each}`), ...unknown2.map((each) => `/game2/${each}`)]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

for (const path of [map, "/game2/addition-level-two/100"]) {
  test(`the map ${path} is sound on every screen and opens where there is something to play`, async ({ page }) => {
    await onScreens(page, async () => {
      await page.goto(path);
      await expect(mapNodes(page).getByRole("link", { name: /^Màn 1: / })).toBeInViewport({ ratio: 1 });
      await expectSoundPage(page);
    });
  });
}
