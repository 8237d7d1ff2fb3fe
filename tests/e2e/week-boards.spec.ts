import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { dayMs } from "#lib/core/durations.ts";
import { endOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { type PostgresServer, startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { earnPoints } from "#tests/setup/short-run.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

test("this week, last week and all time lead to each other without a script, and say which is shown", async ({
  openContext,
}) => {
  await clearOfMidnight(30_000);
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/leaderboard/all");
  const weeks = page.getByRole("navigation", { name: "Bảng của tuần nào" });
  await expect(weeks.getByRole("link")).toHaveText(["Tuần này", "Từ trước đến nay"]);
  await expect(weeks.locator("[aria-current=page]")).toHaveText("Từ trước đến nay");

  await weeks.getByRole("link", { name: "Tuần này" }).click();
  await expect(page).toHaveURL("/leaderboard/week");
  await expect(page).toHaveTitle(/^Xếp hạng: Tuần này/);
  await expect(weeks.locator("[aria-current=page]")).toHaveText("Tuần này");
  const [, month, day] = vietnamWeek(Date.now()).split("-");
  await expect(page.getByText(`Từ thứ Hai ${day}/${month} đến hết Chủ nhật`)).toBeVisible();
  const classes = page.getByRole("navigation", { name: "Bảng xếp hạng" });
  await expect(classes.locator("[aria-current]")).toHaveText("Tất cả");

  await page.getByRole("link", { name: "Xem tuần trước" }).click();
  await expect(page).toHaveURL("/leaderboard/last-week");
  await expect(page).toHaveTitle(/^Xếp hạng: Tuần trước/);
  await expect(page.getByRole("heading", { level: 2, name: "Tuần trước", exact: true })).toBeVisible();
  await expect(weeks.locator("[aria-current]")).toHaveCount(0);
  await weeks.getByRole("link", { name: "Từ trước đến nay" }).click();
  await expect(page).toHaveURL("/leaderboard/all");
});

test("the boards of the weeks are gone to by keyboard", async ({ page }) => {
  await page.goto("/leaderboard/all");
  await page.getByRole("link", { name: "Lớp 5" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Tuần này" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/leaderboard/week");
});

test("the boards of the weeks are sound on every screen", async ({ page }) => {
  for (const path of ["/leaderboard/all", "/leaderboard/week", "/leaderboard/last-week"]) {
    await page.goto(path);
    await onScreens(page, async ({ width }) => {
      await expectSoundPage(page);
      const ways = page.locator("main nav a, main a[href='/leaderboard/last-week']");
      const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
      const faults = boxes.filter(
        (box) => box === null || Math.min(box.width, box.height) < 56 || box.x < 0 || box.x + box.width > width,
      );
      expect(faults).toEqual([]);
    });
  }
});

test("what a pupil plays stands on this week's board at once, and not on last week's", async ({ page }) => {
  await clearOfMidnight(60_000);
  const name = freshName();
  await makePupil(page, name);
  await earnPoints(page);
  await page.goto("/leaderboard/week");
  const own = page.getByRole("list", { name: "Hạng của con" });
  await expect(own.locator("[aria-current]")).toContainText(`${name}120`);
  await page.goto("/leaderboard/last-week");
  await expect(page.getByText(/Tuần trước con chưa có hạng|Tuần trước chưa có bạn nào/)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

// The database goes by the true time; the server is ahead, so that its week is over in a minute.
test.describe("at Monday's midnight in Việt Nam", { tag: "@deep" }, () => {
  /** Until the week is over there is so long to start the server and to open the page. */
  const beforeEdgeMs = 45_000;
  const monday = vietnamWeek(Date.now());
  const end = endOfWeek(monday);
  let database: PostgresServer;
  let sql: postgres.Sql;
  let dataDir: string;
  let server: RunningServer;
  /** When the week is over for the server, by the true clock. */
  let edge: number;

  test.beforeAll(async () => {
    database = await startPostgresServer();
    sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-weeks-"));
    edge = Date.now() + beforeEdgeMs;
    const clock = pathToFileURL(resolve("tests/setup/shift-clock.ts")).href;
    const ahead = String((end - edge) / 1000);
    const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for this test and for no other" };
    server = await startServer({
      dataDir,
      env: { ...env, NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_SECONDS: ahead },
      port: null,
    });
  });
  test.afterAll(async () => {
    await server.kill9();
    await sql.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A run of this pupil that ended so long before or after the midnight. */
  async function addRun(name: string, afterEnd: number, points: number): Promise<void> {
    const at = new Date(end + afterEnd);
    await sql`
      insert into runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
      select gen_random_uuid(), id, 'practice', 'counting', 1, ${at}, ${at}, ${points}, '{}'
      from users where username = ${name}`;
  }

  async function read(board: string): Promise<{ from: number; to: number; text: string }> {
    const from = Date.now();
    const text = await (await fetch(`${server.origin}/leaderboard/${board}`)).text();
    return { from, to: Date.now(), text };
  }

  async function open(page: Page): Promise<string> {
    const name = freshName();
    await page.goto(server.origin);
    await page.goto(`${server.origin}/user`);
    await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
    await page.getByRole("button", { name: "Đăng kí" }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    return name;
  }

  test("no board of last week is shown as this week's, and a page that stays open goes over by itself", async ({
    page,
    ownOrigins,
  }) => {
    test.setTimeout(2 * beforeEdgeMs + 240_000);
    ownOrigins.add(server.origin);
    // The browser's clock goes with the server's.
    await page.clock.install({ time: Date.now() + (end - edge) });
    const name = await open(page);
    await sql`insert into users (username, avatar) values ('Cô Sunday', 'fox'), ('Bé Monday', 'fox')`;
    await addRun("Cô Sunday", -1, 60);
    await addRun("Bé Monday", 0, 70);
    await addRun(name, -2 * dayMs, 50);
    await page.goto(`${server.origin}/leaderboard/week`);
    const leaders = page.getByRole("list", { name: "Ba bạn dẫn đầu" });
    await expect(leaders).toContainText("Cô Sunday60");
    await expect(page.getByRole("list", { name: "Hạng của con" })).toContainText(`${name}50`);
    expect(Date.now()).toBeLessThan(edge);

    // Asked all the time, so that a young page of the old week is there at the moment it is over.
    const seen: Awaited<ReturnType<typeof read>>[] = [];
    while (Date.now() < edge + 1500) seen.push(await read("week"));
    const before = seen.filter(({ to }) => to < edge);
    const after = seen.filter(({ from }) => from > edge);
    expect(Math.min(before.length, after.length)).toBeGreaterThan(3);
    for (const { text } of before)
      expect([text.includes("Cô Sunday"), text.includes("Bé Monday")]).toEqual([true, false]);
    for (const { text } of after)
      expect([text.includes("Cô Sunday"), text.includes("Bé Monday")]).toEqual([false, true]);

    await expect(leaders).toContainText("Bé Monday70");
    await expect(page.getByText("Cô Sunday")).toHaveCount(0);
    await expect(page.getByText(/Tuần này con chơi bằng tên của con/)).toBeVisible();
    await page.getByRole("link", { name: "Xem tuần trước" }).click();
    await expect(leaders).toContainText("Cô Sunday60");
    await expect(page.getByRole("list", { name: "Hạng của con" })).toContainText(`${name}50`);
  });
});
