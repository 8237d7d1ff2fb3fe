import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { holdCalls } from "#tests/setup/held-calls.ts";
import { nextAnswer } from "#tests/setup/next-answer.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

// A run of ten questions.
test.setTimeout(120_000);

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

test.describe("on a line that hangs nobody is kept waiting", () => {
  test("with a new animal, which comes along when it has been told", async ({ page }) => {
    await register(page, freshName());
    await page.goto("/game/addition/10/play/1");
    await new Child(page).playTenRight();
    await page.goto("/user");
    const answer = await leaveWhileAsking(
      page,
      () => page.getByRole("button", { name: "Mèo, bậc 1" }).click(),
      /cat-1/,
    );
    await expect(page).toHaveURL("/");
    await answer();
    await expect(page.getByRole("main").locator('img[src^="/characters/cat-1-"]')).toBeVisible();
  });

  test("with a new profile, which is there all the same", async ({ page }) => {
    const name = freshName();
    await page.goto("/user");
    await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
    const answer = await leaveWhileAsking(page, () => page.getByRole("button", { name: "Đăng ký" }).click());
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Chọn tên" })).toBeVisible();
    await answer();
    await expect(page.getByRole("link", { name: "0 điểm" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  });

  test("with a challenge that has not begun", async ({ page }) => {
    await register(page, freshName());
    await page.goto("/game/addition/10/challenge/1");
    const answer = await leaveWhileAsking(page, () => page.getByRole("button", { name: "Bắt đầu" }).click());
    await expect(page).toHaveURL("/course/practice/1");
    await answer();
    await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).click();
    await new Child(page).seesQuestion(1);
    await page.goto("/game/addition/10/challenge/1");
    await page.getByRole("button", { name: "Bắt đầu" }).click();
    await new Child(page).seesQuestion(1);
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
