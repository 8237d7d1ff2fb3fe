import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { findWholeBrowser } from "#scripts/find-browser.ts";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { expectOnBoard } from "#tests/setup/expect-on-board.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { holdCalls, sendCall } from "#tests/setup/held-calls.ts";
import { nextAnswer } from "#tests/setup/next-answer.ts";
import { expectTotal, freshName, makePupil, register } from "#tests/setup/register.ts";
import { earnPoints, resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const gone = "Hồ sơ ở máy này đã được xoá rồi. Con đặt tên mới rồi chơi tiếp nhé!";

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto("/user");
  await page.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await page.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

async function deleteProfile(page: Page): Promise<void> {
  await page.goto("/user");
  await page.getByRole("button", { name: "Xoá hồ sơ" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Xoá luôn" }).click();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
}

const userName = (page: Page) => page.evaluate(() => window.localStorage.getItem("userName"));

test("an animal that was met goes along from a tap on, and one that was not cannot be had by any way", async ({
  page,
  context,
}) => {
  await makePupil(page, freshName());
  await earnPoints(page);
  await expectTotal(page, 120);
  const wall = page.getByRole("region", { name: "Các bạn thú" });
  await expect(wall.getByRole("button")).toHaveCount(2);
  await expect(wall.getByRole("button", { pressed: true })).toHaveAccessibleName("Hươu cao cổ, bậc 1");
  await expect(page.getByText("Con có nhiều điểm rồi.")).toBeVisible();
  await expectSoundPage(page);

  const held = await holdCalls(page, /animals/);
  await wall.getByRole("button", { name: "Mèo" }).click();
  await expect(page.getByText("Bạn đang đi cùng: Mèo"), "shown before the server has answered").toBeVisible();
  const call = await held.first();
  const chosen = nextAnswer(page, /cat-1/);
  held.release();
  await chosen;
  await expect(wall.getByRole("button", { pressed: true })).toHaveAccessibleName("Mèo, bậc 1");
  await page.reload();
  await expect(page.getByText("Bạn đang đi cùng: Mèo")).toBeVisible();

  for (const asset of ["animals/level-one/rabbit-1", "animals/level-three/dragon-3", "../secret", ""]) {
    const answer = await sendCall(context, call, JSON.stringify([asset]));
    expect(answer).toMatchObject({ ok: false, reason: "not-reached" });
  }
  await page.reload();
  await expect(wall.getByRole("button", { pressed: true })).toHaveAccessibleName("Mèo, bậc 1");
});

test("a deleted profile is gone from the leaderboard and from every list, and comes back where it was deleted", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  await makePupil(page, name);
  await earnPoints(page);
  for (const board of ["all", "addition-5"]) {
    await expectOnBoard(page, `/leaderboard/${board}`, name, true);
  }

  await page.goto("/user");
  await page.getByRole("button", { name: "Xoá hồ sơ" }).click();
  const dialog = page.getByRole("dialog", { name: `Xoá hồ sơ ${name}?` });
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: "Giữ lại" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Xoá hồ sơ" })).toBeFocused();

  await deleteProfile(page);
  await expect.poll(() => userName(page)).toBeNull();
  await expect(page.getByRole("list", { name: "Các bạn chơi ở máy này" })).toBeHidden();
  for (const board of ["all", "addition-5"]) {
    await expectOnBoard(page, `/leaderboard/${board}`, name, false);
  }
  const stranger = await (await openContext({})).newPage();
  await stranger.goto("/user");
  await stranger.getByRole("textbox", { name: "Tên con đã đặt" }).fill(name);
  await stranger.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(stranger.getByText("Con mở trên máy đã xoá để lấy lại nhé!")).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Lấy lại hồ sơ" })).toBeHidden();

  await page.goto("/user");
  await expect(page.getByText("Còn 7 ngày để lấy lại")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Lấy lại hồ sơ" }).click();
  await expect(page.getByText(`Đã lấy lại hồ sơ ${name}!`)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("list", { name: "Các bạn chơi ở máy này" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expectTotal(page, 120);
  for (const board of ["all", "addition-5"]) {
    await expectOnBoard(page, `/leaderboard/${board}`, name, true);
  }
});

test.describe("a line that takes no run", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("what could not be sent before the profile was deleted is counted once it is back", async ({ page }) => {
    const name = freshName();
    await makePupil(page, name);
    await page.route("**/api/finished-runs", (route) => route.abort());
    await resumeAtEnd(page);
    await expect(await new Child(page).playRight(questionsPerRun)).toContainText("Điểm chưa gửi được");
    await deleteProfile(page);
    await expect.poll(() => userName(page)).toBeNull();
    await page.unroute("**/api/finished-runs");
    await page.goto("/user");
    await page.getByRole("button", { name: "Lấy lại hồ sơ" }).click();
    await page.getByRole("list", { name: "Các bạn chơi ở máy này" }).getByRole("button", { name }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect.poll(() => countInStore(page, "finishedRuns")).toBe(0);
    await expectTotal(page, 120);
  });
});

test("a browser that only logged in is told kindly where a profile is locked and deleted", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  await makePupil(await (await openContext({})).newPage(), name);
  await logIn(page, name);
  await expect(page.getByText("Con mở hồ sơ ở máy đó rồi đặt khoá hình nhé!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Đăng xuất khỏi mọi máy" })).toBeHidden();
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Xoá hồ sơ" }).click();
  const dialog = page.getByRole("dialog", { name: `Xoá hồ sơ ${name}?` });
  await expect(dialog.getByText("Con mở hồ sơ ở máy đó rồi mới xoá được nhé!")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Liên hệ" })).toBeVisible();
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: "Con hiểu rồi" }).click();
  await expect(dialog).toBeHidden();
});

test("the profile's own browser logs out all others, which are told so", async ({ page, openContext }) => {
  const name = freshName();
  await register(page, name);
  const tablet = await (await openContext({})).newPage();
  await logIn(tablet, name);
  await page.getByRole("button", { name: "Đăng xuất khỏi mọi máy" }).click();
  const dialog = page.getByRole("dialog", { name: "Đăng xuất khỏi các máy khác?" });
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByText("Đã đăng xuất khỏi các máy khác!")).toBeVisible();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await tablet.goto("/user");
  await expect(tablet.getByText("Con đã được đăng xuất ở máy này. Con vào lại rồi chơi tiếp nhé!")).toBeVisible();
  await expectSoundPage(tablet);
});

test("who plays while the profile is deleted elsewhere plays on as a guest and loses nothing", async ({
  page,
  openContext,
}) => {
  const name = freshName();
  const elsewhere = await (await openContext({})).newPage();
  await makePupil(elsewhere, name);
  await logIn(page, name);
  await resumeAtEnd(page);
  await new Child(page).seesQuestion(questionsPerRun);
  await deleteProfile(elsewhere);

  const result = await new Child(page).playRight(questionsPerRun);
  await expect(result).toContainText("+120");
  await expect(result).toContainText("Hồ sơ cũ đã được xoá rồi.");
  await expectSoundPage(page);
  await result.getByRole("link", { name: "Chọn tên" }).click();
  await expect(page.getByText("Con đã có 120 điểm, giữ lại nhé!")).toBeVisible();
  await expectSoundPage(page);
  await register(page, freshName());
  await expectTotal(page, 120);
});

test("another tab of a deleted profile is told so, whatever is tapped there", async ({ page, context }) => {
  const name = freshName();
  await register(page, name);
  const elsewhere = await context.newPage();
  await deleteProfile(elsewhere);
  await page.getByRole("region", { name: "Các bạn thú" }).getByRole("button", { name: "Hươu cao cổ" }).click();
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
});

test("a browser whose profile was deleted on another device is told kindly", async ({ page, openContext }) => {
  const name = freshName();
  const elsewhere = await (await openContext({})).newPage();
  await makePupil(elsewhere, name);
  await logIn(page, name);
  await deleteProfile(elsewhere);

  await page.goto("/course/practice/1");
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(gone)).toBeVisible();
  await expect.poll(() => userName(page)).toBeNull();
  await expectSoundPage(page);
  await page.goto("/game/addition/5/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await new Child(page).seesQuestion(1);
  await page.goto("/user");
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
  await expect(page.getByText(gone), "the challenge has made a guest of this browser").toBeHidden();
});

test("a kept name that nobody has is removed, and the way goes to the user page", async ({ page }) => {
  await page.addInitScript(() => {
    if (window.location.pathname === "/") window.localStorage.setItem("userName", "Không Ai Cả");
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/user$/);
  expect(await userName(page)).toBeNull();
});

test("a browser that lost its cookies is greeted and comes back with one tap", async ({ page, context }) => {
  const name = freshName();
  await register(page, name);
  await expect.poll(() => userName(page)).toBe(name);
  await context.clearCookies();
  await page.goto("/user");
  await expect(page.getByRole("heading", { name: `Chào ${name}, con vào lại nhé!` })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("a session cookie changed by a byte is no session, and no error", async ({ page, context }) => {
  await register(page, freshName());
  const cookie = (await context.cookies()).find(({ name }) => name === "hhh-session");
  expect(cookie?.httpOnly).toBe(true);
  const value = cookie?.value ?? "";
  const changed = `${value.slice(0, 40)}${value[40] === "A" ? "B" : "A"}${value.slice(41)}`;
  await context.addCookies([{ name: "hhh-session", value: changed, url: page.url() }]);
  await page.goto("/user");
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
});

test("with local storage blocked a pupil registers, plays and logs out as ever", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/game/addition/10/play/1");
  await expect(await new Child(page).playTenRight()).toContainText("+120");
  await register(page, freshName());
  await expectTotal(page, 120);
  await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
});

test("with cookies blocked a guest plays practice and challenges, and is told why points are not kept", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const home = mkdtempSync(join(tmpdir(), "huou-ham-hoc-cookies-"));
  mkdirSync(join(home, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(home, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await playwright.chromium.launchPersistentContext(home, {
    ...launchOptions,
    executablePath: findWholeBrowser(),
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: "vi-VN",
  });
  const faults: string[] = [];
  context.on("weberror", (thrown) => faults.push(thrown.error().message));
  try {
    const page = await context.newPage();
    await page.goto("/game/addition/10/play/1");
    const practice = await new Child(page).playTenRight();
    await expect(practice).toContainText("Trình duyệt đang chặn cookie nên điểm chưa giữ được.");
    await page.goto("/game/addition/5/challenge/1");
    await page.getByRole("button", { name: "Bắt đầu" }).click();
    await expect(await new Child(page).playTenRight()).toContainText("Con qua màn rồi!");

    await page.goto("/user");
    const why = page.getByText("Trình duyệt đang chặn cookie nên chưa giữ được tên và điểm.");
    await expect(why).toBeVisible();
    await page.getByRole("textbox", { name: "Tên của con" }).fill(freshName());
    await page.getByRole("button", { name: "Đăng kí" }).click();
    await expect(why).toHaveCount(2);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  }
});
