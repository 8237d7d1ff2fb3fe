import { type BrowserContext, expect, type Page } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { test } from "#tests/setup/test.ts";
import { weighVisit } from "#tests/setup/weigh-visit.ts";

test.use({ isAnimated: true });

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What a first visit to the page of a class and one run there may weigh without the animals, in bytes. */
const most = 450_000;

async function setConnection(context: BrowserContext, connection: Readonly<Record<string, unknown>>): Promise<void> {
  await context.addInitScript((told) => {
    Object.defineProperty(navigator, "connection", { value: told });
  }, connection);
}

async function playFromClassPage(page: Page): Promise<void> {
  await page.goto("/class/1");
  await page.locator('main a[href="/game/counting"]').tap();
  await new Child(page).playTenRight();
}

test("a first visit to a class and one run weigh little beside the animals", async ({ openContext }) => {
  const page = await (await openContext(phone)).newPage();
  const weigh = await weighVisit(page);
  await playFromClassPage(page);
  await expect(page.getByRole("main").locator("canvas")).toBeVisible();
  const { characters, rest, asked } = await weigh();
  expect(asked).toContain("/rive/rive.wasm");
  expect(characters).toBeGreaterThan(0);
  expect(rest).toBeLessThanOrEqual(most);
});

const connections = [
  { connection: { saveData: true, effectiveType: "4g" }, tag: [] },
  { connection: { effectiveType: "3g" }, tag: ["@deep"] },
];

for (const { connection, tag } of connections) {
  test(`only what was asked for is fetched on a connection of ${JSON.stringify(connection)}`, { tag }, async ({
    openContext,
  }) => {
    const context = await openContext(phone);
    await setConnection(context, connection);
    const page = await context.newPage();
    const weigh = await weighVisit(page);
    await playFromClassPage(page);
    const { characters, rest, asked } = await weigh();
    expect(asked.filter((path) => path.startsWith("/rive/rive"))).toEqual([]);
    expect(characters + rest).toBeLessThanOrEqual(most);
    // Every page was asked for once, by a tap.
    expect(asked.filter((path) => path === "/game/counting")).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith("/course") || path.startsWith("/leaderboard"))).toEqual([]);
  });
}
