import type { Page } from "@playwright/test";

/** Opens an empty page at the address of the site, for what is to lie in its storage before the first page is loaded. */
export async function openEmptyPage(page: Page): Promise<void> {
  const path = "/empty-page";
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body: "" }), { times: 1 });
  await page.goto(path);
}
