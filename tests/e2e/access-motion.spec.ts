import { expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { test } from "#tests/setup/test.ts";

/** From now on whatever begins to change its place, size or turn is named in the attribute data-moved of the page. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moving = /transform|translate|rotate|scale|left|right|top|bottom|width|height|margin|inset|offset/i;
    const still = new Set(["offset", "computedOffset", "easing", "composite"]);
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const moved = target
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((property) => moving.test(property) && !still.has(property));
      if (moved.length === 0) return;
      const root = document.documentElement;
      const known = root.getAttribute("data-moved") ?? "";
      root.setAttribute("data-moved", `${known} ${target.tagName} ${target.className}: ${moved.join(",")};`);
    };
    document.addEventListener("transitionrun", note, true);
    document.addEventListener("animationstart", note, true);
  });
}

async function play(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Danh mục" }).click();
  await expect(page.getByRole("link", { name: "Liên hệ" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Luyện tập" }).click();
  await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).click();
  const child = new Child(page);
  await child.seesQuestion(1);
  await child.answerWrong();
  await expect(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
}

test.describe("where motion is reduced", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing changes its place from the home page into a run", async ({ page }) => {
    await watchMoves(page);
    await play(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  });
});

test("where it is not, what moves is seen by the same watch", async ({ page }) => {
  await watchMoves(page);
  await play(page);
  await expect(page.locator("html")).toHaveAttribute("data-moved", /animate-/);
});
