import { expect, type Locator, type Page } from "@playwright/test";
import { makeClass } from "./teacher-class.ts";

/** The points of a pupil for something that is marked. */
export const cell = (page: Page, item: string, pupil: string): Locator =>
  page.getByLabel(`${item}, ${pupil}`, { exact: true });

/** Says that the server has all of the points. */
export const saved = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Đã lưu" });

/** Until the paper runs in the browser: its address stands on the key then, and what is pressed is heard. */
export const runs = (page: Page) => expect(page.locator(".test-link").first()).toBeVisible();

/** Makes a class and a paper for it, and goes on to where its points are entered. */
export async function keepTest(
  page: Page,
  search: string,
): Promise<{ readonly id: string; readonly key: readonly string[] }> {
  const { id } = await makeClass(page, "3");
  await page.goto(`/de?lop=3&${search}`);
  await runs(page);
  const answers = await page
    .getByRole("region", { name: /^Đáp án/u })
    .locator("tbody tr")
    .allInnerTexts();
  await page.getByRole("button", { name: "Nhập điểm" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "3A Hoa Mai" }).click();
  await expect(page).toHaveURL(/\/diem\//u);
  await expect(page.getByRole("rowheader", { name: "Lêq Chi" })).toBeVisible();
  return { id, key: answers };
}
