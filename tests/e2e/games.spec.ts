import { expect } from "@playwright/test";
import { games } from "#lib/games/registry.ts";
import { Child } from "#tests/setup/child.ts";
import { pressWith } from "#tests/setup/press.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

// A child with a phone and a finger.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => pressWith(page, (button) => button.tap()));

/** Levels that show more of a game than its first one does. */
const shown: Readonly<Record<string, number>> = {
  "compare-10": 4,
  "compare-100": 2,
  clock: 2,
  shape: 2,
  "subtraction-100": 7,
  "addition-two-100": 2,
};

const tracks = games.flatMap(({ root, name, tracks: own }) =>
  own.map(({ levelName, range }) => ({
    levelName,
    path: `/${[root, name, ...(range === null ? [] : [range])].join("/")}`,
  })),
);

/** A board of each sort; npm run test:all plays them all. */
const quick = ["counting", "compare-10", "subtraction-100", "paragraph"];

for (const { levelName, path } of tracks) {
  const level = shown[levelName] ?? 1;
  const tag = quick.includes(levelName) ? [] : ["@deep"];

  test(`a child who knows how does level ${level} of ${path}, and stands on its board`, { tag }, async ({ page }) => {
    const name = freshName();
    await makePupil(page, name);
    await page.goto(`${path}/challenge/${level}`);
    await page.getByRole("button", { name: "Bắt đầu" }).click();
    const result = await new Child(page).playTenRight();
    await expect(result).toContainText("Con qua màn rồi!");
    await page.goto(`/leaderboard/${levelName}`);
    const own = page.getByRole("list", { name: "Hạng của con" }).getByRole("listitem").filter({ hasText: name });
    await expect(own).toContainText("1 màn");
  });
}

test("a level lost to three wrong answers is not done", async ({ page }) => {
  await makePupil(page, freshName());
  await page.goto("/game/counting/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  const child = new Child(page);
  for (let place = 1; place <= 3; place += 1) {
    await child.seesQuestion(place);
    await child.answerWrong();
    await child.goOn(place);
  }
  const result = await child.playRight(4);
  await expect(result).toContainText("Đúng 7 trong 10 câu.");
  await expect(result).toContainText("Đúng từ 8 câu trở lên là qua màn. Con thử lại nhé!");
  expect(await (await page.request.get("/api/own-place/counting")).json()).toMatchObject({ rows: [] });
});
