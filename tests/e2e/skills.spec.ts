import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { type OwnServer, ownServer } from "#tests/setup/own-server.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const title = "Chu vi";
/** Not those of other skills that begin alike. */
const named = new RegExp(`^${title}(?! hình)`);
const daySeconds = 24 * 60 * 60;

/** The skill on the shelf of its class, with what is said of it. */
async function seesSkill(page: Page, state: string | null): Promise<void> {
  await page.goto("/class/3");
  const skill = page.getByRole("link", { name: named });
  await expect(skill).toHaveText(state === null ? title : `${title}${state}`);
}

async function practise(page: Page): Promise<void> {
  await page.goto("/class/3");
  await page.getByRole("link", { name: named }).click();
  await expect(await new Child(page).playTenRight()).toContainText("+120");
}

async function comesBackAfter(server: OwnServer, days: number): Promise<void> {
  const clock = pathToFileURL(resolve("tests/setup/shift-clock.ts")).href;
  await server.restart({ NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_SECONDS: String(days * daySeconds) });
}

test("a skill is new, then well done; weeks later it is due, and known once it is right again", {
  tag: "@deep",
}, async ({ openContext, ownOrigins }) => {
  const server = await ownServer({ openContext, ownOrigins });
  try {
    const page = await (await server.open()).newPage();
    await register(page, freshName());
    await seesSkill(page, null);
    await practise(page);
    await seesSkill(page, "Làm tốt");
    await practise(page);
    await seesSkill(page, "Làm tốt");
    await expect(page.getByRole("link", { name: /Ôn tập hôm nay/ })).toHaveCount(0);
    await page.goto("/review/3");
    await expect(page.getByRole("heading", { name: "Hôm nay không có bài cần ôn!" })).toBeVisible();

    // No page asks for anything while the server is away.
    await page.goto("about:blank");
    await comesBackAfter(server, 60);
    await page.goto("/class/3");
    await page.getByRole("link", { name: "Ôn tập hôm nay 1 bài đang chờ con ôn lại" }).click();
    const result = await new Child(page).playRight(1, 6);
    await expect(result).toContainText("Cả 6 câu đúng ngay lần đầu!");
    await result.getByRole("link", { name: "Về lớp 3" }).click();
    await seesSkill(page, "Thuộc rồi");
    await expect(page.getByRole("link", { name: /Ôn tập hôm nay/ })).toHaveCount(0);
  } finally {
    await server.remove();
  }
});

test("a guest has nothing to review and is asked for a name; what was practised before comes along", async ({
  page,
}) => {
  await practise(page);
  await seesSkill(page, null);
  await page.goto("/review/3");
  await expect(page.getByRole("heading", { name: "Con chọn một cái tên trước nhé!" })).toBeVisible();
  await page.getByRole("link", { name: "Chọn tên" }).click();
  const name = freshName();
  await register(page, name);
  await seesSkill(page, "Làm tốt");
});

test("practice gets harder after three right answers and easier again after misses", async ({ page }) => {
  await page.goto("/class/3");
  await page.getByRole("link", { name: named }).click();
  const child = new Child(page);
  const rectangle = page.getByRole("main").getByText(/chữ nhật|hình vuông/);
  for (const place of [1, 2, 3]) {
    await child.seesQuestion(place);
    await expect(rectangle).toHaveCount(0);
    await child.answerRight();
    await child.goOn(place);
  }
  // Rectangles and squares are what the second difficulty asks about.
  await child.seesQuestion(4);
  await expect(rectangle.first()).toBeVisible();
});
