import { expect, type Page } from "@playwright/test";

/** A page of a leaderboard is made anew when it is ten seconds old; on a busy machine that takes a moment more. */
const patienceMs = 40_000;

/** Opens a leaderboard until a name is on it, or is not: what was just done shows in ten seconds at the latest. */
export async function expectOnBoard(page: Page, address: string, name: string, isThere: boolean): Promise<void> {
  const main = page.getByRole("main");
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Xếp hạng" })).toBeVisible();
    if (isThere) await expect(main).toContainText(name, { timeout: 2000 });
    else await expect(main).not.toContainText(name, { timeout: 2000 });
  }).toPass({ timeout: patienceMs });
}
