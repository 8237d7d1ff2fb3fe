import { expect, type Page } from "@playwright/test";
import { openEmptyPage } from "./empty-page.ts";
import { playerOf, takeCookies } from "./page-player.ts";
import { workerNumber } from "./worker-number.ts";

let made = 0;

/**
 * A name nobody else in this run of the tests has: workers share one server. All are equally long, so that none begins
 * another, nor looks like it with the points written behind.
 */
export function freshName(): string {
  made += 1;
  return `Bé ${String(workerNumber).padStart(3, "0")} Số ${String(made).padStart(3, "0")}`;
}

/** Makes a pupil through the user page and stays there. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto("/user");
  await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
  await page.getByRole("button", { name: "Đăng kí" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** Makes a pupil who plays in this browser from the next page on: for tests in which nobody looks at how one is made. */
export async function makePupil(page: Page, name: string): Promise<void> {
  await openEmptyPage(page);
  const player = await playerOf(page);
  expect((await player.register(name)).value).toMatchObject({ status: "done" });
  await takeCookies(page, player);
  await page.evaluate((userName) => window.localStorage.setItem("userName", userName), name);
}

/** The pupil's total on the user page. */
export async function expectTotal(page: Page, points: number): Promise<void> {
  await page.goto("/user");
  await expect(page.getByRole("term").filter({ hasText: "điểm" }).locator("..")).toContainText(String(points));
}
