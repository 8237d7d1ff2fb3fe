import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { findFocusFault } from "#tests/setup/find-focus-fault.ts";
import { listQuestions } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

/** As many as lead over the bar and well into the page. */
const steps = 24;

/** A window of 1280 by 1024 at four times its size. */
const enlarged = { width: 320, height: 256 };

/** How many there are, to choose from; how many there are, to write. */
const rounds = listQuestions("counting");
const chosen = rounds.filter(({ identity }) => identity === "frame 20");
const written = rounds.filter(({ identity }) => identity === "type 20");

async function expectSeenFocus(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(findFocusFault)).toBeNull();
  }
}

test.describe("at 400 %", () => {
  test.use({ viewport: enlarged, contextOptions: { reducedMotion: "reduce" } });

  for (const path of ["/", "/course/practice/1", "/leaderboard/all", "/user", "/game/level-one"]) {
    test(`on ${path} the keyboard is always seen where it is`, async ({ page }) => {
      await page.goto(path);
      await expectSeenFocus(page);
    });
  }

  test("in a run the keyboard is always seen where it is, and each question begins where it is asked", async ({
    page,
  }) => {
    await showRun(page, [...chosen, ...written]);
    const child = new Child(page);
    await child.seesQuestion(1);
    await expectSeenFocus(page);
    await child.answers().getByRole("button", { name: "20", exact: true }).click();
    await expect(page.getByRole("button", { name: "Câu tiếp" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await child.seesQuestion(2);
    const asked = page.locator("main p[tabindex]").filter({ hasText: written[0]?.prompt.text ?? "" });
    await expect(asked).toBeFocused();
    await expect(asked).toBeInViewport({ ratio: 1 });
  });
});

test("a link leads past the bar, also while a run is played", async ({ page }) => {
  await page.goto("/class/1");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Đến nội dung chính" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link").first()).toBeFocused();

  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerRight();
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the hint a wrong answer opens is read out: it comes into a part that was listened to before", async ({
  page,
}) => {
  await showRun(page, chosen);
  const listened = page.locator("[aria-live=polite]").filter({ has: page.getByRole("button", { name: "Gợi ý" }) });
  await expect(listened).toHaveCount(1);
  await listened.evaluate((element) => element.setAttribute("data-known", ""));
  await page.getByRole("group", { name: "Đáp án" }).getByRole("button", { name: "22", exact: true }).click();
  await expect(page.locator("[data-known]")).toContainText("Một khung đầy là 10.");
});
