import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { dayMs } from "#lib/core/durations.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import { keptText } from "#lib/text/kept-text.ts";
import { Child } from "#tests/setup/child.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil, register } from "#tests/setup/register.ts";
import { earnPoints } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

test("the privacy page is sound on every screen", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Hươu giữ gì của con?" })).toBeVisible();
  await onScreens(page, async () => {
    await expectSoundPage(page);
    await page.getByRole("link", { name: "Phần của người lớn" }).click();
    await expect(page.getByRole("heading", { name: "Dành cho bố mẹ và thầy cô" })).toBeInViewport();
  });
});

test("every place where something is written about oneself leads to the privacy page", async ({ page }) => {
  for (const from of ["/", "/user", "/contact", "/grown-ups"]) {
    await page.goto(from);
    await page.locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL(/\/privacy$/);
  }
  await register(page, freshName());
  await page.locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.getByRole("link", { name: "Quay lại" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

/** Names of all that this browser keeps of the site. */
async function listKept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = "" }) => name);
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases];
  });
  const names = cookies.map(({ name }) => name.replace(/^(hhh-grown-up).*$/, "$1"));
  // Next's own, for the place a page was scrolled to, without anything about anybody.
  return [...new Set([...names, ...stored])].filter((name) => !name.startsWith("__next")).toSorted();
}

function daysLeft(expires: number): number {
  return Math.round((expires * 1000 - Date.now()) / dayMs);
}

test("whatever this browser keeps stands on the privacy page, and for how long", async ({ page }) => {
  await page.goto("/course/practice/1");
  await page.getByRole("button", { name: /Con thích/ }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerRight();
  await child.goOn(1);
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Lời nhắn" }).fill("Viết dở thôi nhé");
  await register(page, freshName());
  await new GrownUp(page).arrive();

  const kept = await listKept(page);
  expect(kept).toEqual(
    expect.arrayContaining([
      "class",
      "hhh-browser",
      "hhh-grown-up",
      "hhh-liked",
      "hhh-session",
      "huou-ham-hoc",
      "userName",
    ]),
  );
  const told = keptText.browser.flatMap(({ names }): readonly string[] => names);
  expect(kept.filter((name) => !told.includes(name))).toEqual([]);
  const lives = new Map((await page.context().cookies()).map(({ name, expires }) => [name, daysLeft(expires)]));
  expect(lives.get("hhh-session")).toBe(keepTimes.sessionDays);
  expect(lives.get("hhh-browser")).toBe(keepTimes.sessionDays);
  expect(lives.get("hhh-liked")).toBe(keepTimes.likeDays);
  const grownUp = [...lives].filter(([name]) => name.startsWith("hhh-grown-up"));
  expect(grownUp.map(([, days]) => days)).toEqual(grownUp.map(() => keepTimes.grownUpDays));

  await page.goto("/privacy");
  for (const name of kept) await expect(page.locator("code", { hasText: new RegExp(`^${name}$`) })).toBeVisible();
});

async function download(page: Page, name: string): Promise<{ fileName: string; text: string }> {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const file = await started;
  return { fileName: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("of a deleted profile nothing in this browser knows the name", async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const name = freshName();
  await makePupil(page, name);
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerRight();
  await child.goOn(1);
  await page.goto("/class/1");
  await expect.poll(stored).toMatch(new RegExp(`keptRuns.*${name}`));
  await page.goto("/user");
  await page.getByRole("button", { name: "Xoá hồ sơ" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Xoá luôn" }).click();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
  await expect.poll(stored).not.toContain(name);
});

test("a pupil takes along what was played here, and nobody else's", async ({ page, openContext, request }) => {
  const other = await (await openContext({})).newPage();
  const otherName = freshName();
  await makePupil(other, otherName);
  const name = freshName();
  await makePupil(page, name);
  await earnPoints(page);
  await page.goto("/user");
  const { fileName, text } = await download(page, "Tải dữ liệu của con");
  expect(fileName).toMatch(/^huou-ham-hoc-be-\d+-so-\d+\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    format: "huou-ham-hoc/profile",
    profile: { username: name, total_score: 120, has_picture_lock: false },
    levels: [{ level_name: "addition-5", level_id: 1, status: "done" }],
    boards: [{ levels_done: 1 }],
    runs: [{ activity: "addition-5", mode: "challenge", right_first: 10, points: 120, passed: true }],
  });
  expect(JSON.parse(text).runs[0].answers).toHaveLength(10);
  expect(text).not.toContain(otherName);
  const answer = await page.request.get("/api/profile-export");
  expect(answer.headers()).toMatchObject({ "cache-control": "private, no-store" });
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9.-]+"$/);

  const status = async (who: typeof request) => (await who.get("/api/profile-export")).status();
  await expect.poll(() => status(page.request), { intervals: [10] }).toBe(429);
  expect(await status(other.request), "another pupil at the same address").toBe(200);
  expect(await status(request), "nobody").toBe(401);
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Con vào lại nhé!" })).toBeVisible();
  const refused = await page.request.get("/api/profile-export");
  expect([refused.status(), await refused.text()]).toEqual([401, "Con đăng nhập ở Góc của con rồi tải lại nhé!"]);
});

test("a grown-up downloads the account, and deletes it with the password", async ({ page, openContext }) => {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  const elsewhere = new GrownUp(await (await openContext({})).newPage());
  await elsewhere.signIn(grownUp.password, grownUp.email);
  await expect(elsewhere.page.getByText(grownUp.email)).toBeVisible();
  const { fileName, text } = await download(page, "Tải dữ liệu về");
  expect(fileName).toBe("huou-ham-hoc-tai-khoan.json");
  expect(JSON.parse(text)).toMatchObject({
    format: "huou-ham-hoc/account",
    classes: [],
    test_templates: [],
    account: { email: grownUp.email, sign_in_ways: [{ provider: "email" }] },
  });
  expect(text).not.toMatch(/\$2|token|encrypted/);
  await expectSoundPage(page);

  await grownUp.send("Xoá hẳn tài khoản", { "Nhập mật khẩu để xoá": "không phải mật khẩu" });
  await expect(page.getByText("Mật khẩu hiện tại chưa đúng.")).toBeVisible();
  await grownUp.send("Xoá hẳn tài khoản", { "Nhập mật khẩu để xoá": grownUp.password });
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith("hhh-grown-up"))).toEqual([]);
  expect((await page.request.get("/api/account-export")).status()).toBe(401);
  await grownUp.signIn();
  await expect(page.getByText("Email hoặc mật khẩu chưa đúng.", { exact: true })).toBeVisible();
  await elsewhere.page.reload();
  await elsewhere.isSignedOut();
});
