import { expect } from "@playwright/test";
import { test } from "#tests/setup/test.ts";

const someClass = "/co/lop/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f";

/** The rows of the spec's table, and the nodes of this product's maps; lib/play/back-href.test.ts holds all of them. */
const table: readonly (readonly [from: string, to: string])[] = [
  ["/class/1", "/"],
  ["/class/5", "/"],
  ["/user", "/"],
  ["/course/practice/3", "/class/3"],
  ["/course/challenge/2", "/class/2"],
  ["/course-detail/111", "/course/challenge/1"],
  ["/course-detail/111/play/2", "/course/challenge/1"],
  ["/game/counting", "/course/practice/1"],
  ["/game/addition/10/play/3", "/course/practice/1"],
  ["/game/addition/20/challenge/2", "/course/practice/1"],
  ["/game/level-one", "/course/challenge/1"],
  ["/game/level-one/play/1", "/game/level-one"],
  ["/game2/kg-lit", "/course/practice/2"],
  ["/game2/clock/challenge/1", "/course/practice/2"],
  ["/game2/addition-level-two/100", "/course/challenge/2"],
  ["/game2/addition-level-two/100/play/1", "/game2/addition-level-two/100"],
  ["/example-two-class-one", "/course/challenge/1"],
  ["/leaderboard/all", "/course/practice/1"],
  ["/leaderboard/addition-10", "/course/practice/1"],
  ["/contact", "/course/practice/1"],
  ["/grown-ups", "/"],
  ["/privacy", "/"],
  ["/guide", "/"],
  ["/thay-co", "/"],
  ["/bo", "/guide"],
  ["/phieu", "/guide"],
  ["/de", "/thay-co"],
  ["/co", "/grown-ups"],
  ["/grown-ups/weeks/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", "/grown-ups"],
  ["/lop", "/"],
  // Nobody is signed in: where the arrow leads does not depend on that.
  [`${someClass}/giao`, someClass],
  [`${someClass}/gia-dinh`, someClass],
  [`${someClass}/em/7`, someClass],
  [`${someClass}/diem/8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a`, someClass],
  [`${someClass}/nhan-xet`, someClass],
  [`${someClass}/bai/K7MNQX`, someClass],
];

for (const [from, to] of table) {
  test(`from ${from} the back arrow leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL(to);
  });
}

test("the home page has no back arrow", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Danh mục" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Quay lại" })).toHaveCount(0);
});

test("the back arrow is not shown while the menu is open", async ({ page }) => {
  for (const path of ["/class/1", "/game/counting", "/leaderboard/all"]) {
    await page.goto(path);
    const arrow = page.getByLabel("Quay lại");
    await expect(arrow).toBeVisible();
    await page.getByRole("button", { name: "Danh mục" }).click();
    await expect(arrow).toBeHidden();
    await page.getByRole("button", { name: "Danh mục" }).click();
    await expect(arrow).toBeVisible();
  }
});
