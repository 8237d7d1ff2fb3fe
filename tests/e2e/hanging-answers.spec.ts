import { expect, type Page } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { holdCalls } from "#tests/setup/held-calls.ts";
import { nextAnswer } from "#tests/setup/next-answer.ts";
import { freshName, makePupil, register } from "#tests/setup/register.ts";
import { earnPoints, resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const anything = /[\s\S]*/;

/** Does what asks the server, and goes back while it has not answered; the way to let it answer comes back. */
async function leaveWhileAsking(page: Page, ask: () => Promise<void>, body = anything) {
  const held = await holdCalls(page, body);
  await ask();
  await held.first();
  await page.getByRole("link", { name: "Quay lại" }).click();
  return async () => {
    const answer = nextAnswer(page, body);
    held.release();
    await answer;
  };
}

/** Home asks the server who plays. */
async function isHome(page: Page, asked: Promise<unknown>): Promise<void> {
  await expect(page).toHaveURL("/");
  await asked;
}

const whoPlays = (page: Page) => page.waitForResponse("**/api/me");
const storedName = (page: Page) => page.evaluate(() => window.localStorage.getItem("userName"));
const tapExercise = (page: Page) =>
  page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).first().click();

test.describe("on a line that hangs nobody is kept waiting", () => {
  test("with a new animal, which comes along when it has been told", async ({ page }) => {
    await makePupil(page, freshName());
    await earnPoints(page);
    await page.goto("/user");
    const asked = whoPlays(page);
    const tapCat = () => page.getByRole("button", { name: "Mèo, bậc 1" }).click();
    const answer = await leaveWhileAsking(page, tapCat, /cat-1/);
    await isHome(page, asked);
    await answer();
    await expect(page.getByRole("main").locator('img[src^="/characters/cat-1-"]')).toBeVisible();
  });

  test("with a new profile, which is there all the same", async ({ page }) => {
    const name = freshName();
    await page.goto("/user");
    await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
    const asked = whoPlays(page);
    const answer = await leaveWhileAsking(page, () => page.getByRole("button", { name: "Đăng kí" }).click());
    await isHome(page, asked);
    await expect(page.getByRole("link", { name: "Chọn tên" })).toBeVisible();
    await answer();
    await expect(page.getByRole("link", { name: "0 điểm" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  });

  test("with logging out, after which nobody is taken for the pupil", async ({ page }) => {
    const name = freshName();
    await register(page, name);
    const asked = whoPlays(page);
    const answer = await leaveWhileAsking(page, () =>
      page.getByRole("button", { name: "Đăng xuất", exact: true }).click(),
    );
    await isHome(page, asked);
    await expect(page.getByRole("link", { name: "0 điểm" })).toBeVisible();
    expect(await storedName(page)).toBe(name);
    await answer();
    await expect(page.getByRole("link", { name: "Chọn tên" })).toBeVisible();
    expect(await storedName(page)).toBeNull();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Con đặt một tên vui nhé!" })).toBeVisible();
    expect(await storedName(page)).toBeNull();
  });

  test("with a challenge, whose clock does not begin unseen", async ({ page }) => {
    await makePupil(page, freshName());
    await page.goto("/course/challenge/1");
    await tapExercise(page);
    const start = page.getByRole("button", { name: "Bắt đầu" });
    const answer = await leaveWhileAsking(page, () => start.click());
    await expect(page).toHaveURL("/course/challenge/1");
    await answer();
    await tapExercise(page);
    await start.click();
    await new Child(page).seesQuestion(1);
  });

  test("with a challenge, which begins for who comes back while the first try still hangs", async ({ page }) => {
    await makePupil(page, freshName());
    await page.goto("/course/challenge/1");
    await tapExercise(page);
    const start = page.getByRole("button", { name: "Bắt đầu" });
    await leaveWhileAsking(page, () => start.click());
    await expect(page).toHaveURL("/course/challenge/1");
    await tapExercise(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await start.click();
    await new Child(page).seesQuestion(1);
  });

  test("with another run, and the run played by then is not taken away", async ({ page }) => {
    await resumeAtEnd(page);
    const child = new Child(page);
    const started = page.waitForResponse((answer) => answer.request().headers()["next-action"] !== undefined);
    // The end of the run hangs, and what follows from it too.
    const answer = await leaveWhileAsking(page, async () => {
      await child.playRight(questionsPerRun);
      await page.getByRole("button", { name: "Làm tiếp" }).click();
    });
    await expect(page).toHaveURL("/course/practice/1");
    await tapExercise(page);
    await child.seesQuestion(1);
    await child.answerRight();
    await child.goOn(1);
    await child.seesQuestion(2);
    await answer();
    await started;
    await child.answerRight();
    await child.goOn(2);
    await child.seesQuestion(3);
  });

  test("with a message to the makers, which is sent", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Email để Hươu trả lời" }).fill("me@nha.vn");
    await page.getByRole("textbox", { name: "Lời nhắn" }).fill("Con thích trò đếm vịt lắm.");
    const answer = await leaveWhileAsking(page, () => page.getByRole("button", { name: "Gửi lời nhắn" }).click());
    await expect(page).not.toHaveURL("/contact");
    await answer();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Cảm ơn con!" })).toBeVisible();
  });
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test("a message that could not be sent is told of to whoever left and comes back", async ({ page }) => {
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.goto("/contact");
    await page.route("**/contact", async (route, request) => {
      if (request.method() !== "POST") return route.fallback();
      await failing;
      await route.abort();
    });
    await page.getByRole("textbox", { name: "Email để Hươu trả lời" }).fill("me@nha.vn");
    await page.getByRole("textbox", { name: "Lời nhắn" }).fill("Con thích trò đếm vịt lắm.");
    await page.getByRole("button", { name: "Gửi lời nhắn" }).click();
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).not.toHaveURL("/contact");
    fail();
    await failed;
    // What is kept out of sight is drawn when there is nothing else to do.
    const away = page.url();
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).not.toHaveURL(away);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await expect(page).toHaveURL(away);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Ôi, lời nhắn chưa gửi được!" })).toBeVisible();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.getByRole("textbox", { name: "Lời nhắn" })).toHaveValue("Con thích trò đếm vịt lắm.");
  });

  test("a pupil who cannot be logged out stays, and is told", async ({ page }) => {
    const name = freshName();
    await register(page, name);
    await page.route("**/user", (route, request) => (request.method() === "POST" ? route.abort() : route.fallback()));
    await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
    await expect(page.getByText("Chưa kết nối được với máy chủ.")).toBeVisible();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    expect(await storedName(page)).toBe(name);
  });
});
