import { expect, type Locator, type Page } from "@playwright/test";
import { GrownUp } from "./grown-up.ts";

/** As no real name is spelt, so that a test can look for them everywhere. */
const pupilNames = ["Lêq Chi", "Trầnq Bình", "Phạmq Dũng", "Võq An", "Bùiq Mai", "Đỗq Lan"] as const;

/** Comes in as a new teacher and makes a class of six seats, through the pages. */
export async function makeClass(page: Page, classId: string): Promise<{ id: string; grownUp: GrownUp }> {
  const grownUp = new GrownUp(page);
  await grownUp.arrive();
  await page.goto("/co");
  await page.getByRole("button", { name: "Tạo lớp" }).click();
  await page.getByLabel("Tên lớp").fill("3A Hoa Mai");
  await page.getByLabel("Lớp", { exact: true }).selectOption(classId);
  await page.getByLabel("Danh sách tên").fill(pupilNames.join("\n"));
  await page.getByRole("button", { name: "Xong" }).click();
  await isAlive(page);
  return { id: new URL(page.url()).pathname.split("/").at(-1) ?? "", grownUp };
}

/** Until the class page runs in the browser: names are opened there only, and what is chosen before is lost. */
export async function isAlive(page: Page): Promise<void> {
  await expect(panel(page, "Chỗ ngồi").getByRole("rowheader", { name: pupilNames[0] })).toBeVisible();
}

/** Comes in as a teacher who has been here, in a browser that has not. */
export async function comeBack(page: Page, { password, email }: GrownUp): Promise<void> {
  await new GrownUp(page).signIn(password, email);
  await expect(page.getByText(email)).toBeVisible();
}

export const panel = (page: Page, name: string): Locator => page.getByRole("region", { name });
