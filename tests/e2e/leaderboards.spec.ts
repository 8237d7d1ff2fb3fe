import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { type PostgresServer, startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { nextAnswer } from "#tests/setup/next-answer.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { freshName } from "#tests/setup/register.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

/** The oldest a board may be for anybody. */
const oldestMs = 10_000;

test.describe("the ways to the boards", () => {
  test("lead over a class to each of its boards without a script, and say where one is", async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false })).newPage();
    await page.goto("/leaderboard/all");
    const classes = page.getByRole("navigation", { name: "Bảng xếp hạng" });
    await expect(classes.getByRole("link")).toHaveText(["Tất cả", "Lớp 1", "Lớp 2", "Lớp 3", "Lớp 4", "Lớp 5"]);
    await expect(classes.locator("[aria-current]")).toHaveText("Tất cả");
    await classes.getByRole("link", { name: "Lớp 3" }).click();
    await expect(classes.locator("[aria-current]")).toHaveText("Lớp 3");

    const boards = page.getByRole("navigation", { name: "Chọn bảng khác của lớp 3" });
    await expect(boards).toBeHidden();
    await page.locator("summary").click();
    await expect(boards.getByRole("heading", { level: 3 })).toHaveText(["Toán", "Tiếng Việt"]);
    await boards.getByRole("link", { name: "Đọc hiểu", exact: true }).click();
    await expect(page).toHaveURL("/leaderboard/c3-reading");
    await expect(page).toHaveTitle(/^Xếp hạng: Đọc hiểu \(Tiếng Việt lớp.3\)/);
    await expect(page.getByRole("heading", { level: 2, name: "Đọc hiểu" })).toBeVisible();
    await page.locator("summary").click();
    await expect(boards.locator("[aria-current]")).toHaveText("Đọc hiểu");
  });

  test("are gone by keyboard", async ({ page }) => {
    await page.goto("/leaderboard/level-one");
    await page.getByRole("link", { name: "Lớp 5" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Ruộng.bậc thang/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/leaderboard/counting");
  });

  test("are large enough and inside the screen, unfolded", async ({ page }) => {
    await page.goto("/leaderboard/c2-reading");
    await page.locator("summary").click();
    await onScreens(page, async ({ width }) => {
      await expectSoundPage(page);
      const boxes = await page
        .locator("main nav a, summary")
        .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().toJSON()));
      const faults = boxes.filter((box) => Math.min(box.width, box.height) < 56 || box.x < 0 || box.right > width);
      expect(faults).toEqual([]);
    });
  });
});

// Two servers on one database: what one writes, the other is not told.
test.describe("a board of two servers", { tag: "@deep" }, () => {
  test.describe.configure({ mode: "serial" });
  let database: PostgresServer;
  let sql: postgres.Sql;
  let dataDir: string;
  let servers: readonly RunningServer[];
  test.beforeAll(async () => {
    database = await startPostgresServer();
    sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-boards-"));
    const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for this test and for no other" };
    servers = [await startServer({ dataDir, env, port: null }), await startServer({ dataDir, env, port: null })];
  });
  test.afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill9()));
    await sql.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function open(origins: Set<string>, page: Page): Promise<{ name: string; origin: string }> {
    for (const { origin } of servers) origins.add(origin);
    const name = freshName();
    const origin = servers[1]?.origin ?? "";
    await page.goto(origin);
    await page.goto(`${origin}/user`);
    await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
    await page.getByRole("button", { name: "Đăng kí" }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    return { name, origin };
  }

  /** What a server answers, as it is before any script. */
  async function read(server: RunningServer | undefined, board: string): Promise<string> {
    return (await fetch(`${server?.origin}/leaderboard/${board}`)).text();
  }

  test("is ten seconds old at most, also for who comes first after a quiet time", async ({ page, ownOrigins }) => {
    const { name } = await open(ownOrigins, page);
    await page.goto("about:blank");
    for (const server of servers) expect(await read(server, "all")).not.toContain(name);
    await sql`update users set total_score = 12345, unlock_animal = 'animals/level-one/cat-1' where username = ${name}`;
    const written = performance.now();
    // Nobody asks meanwhile, so that no reader before has had the board made anew.
    await expect.poll(() => performance.now() - written, { timeout: 2 * oldestMs }).toBeGreaterThan(oldestMs);
    for (const server of servers) expect(await read(server, "all")).toContain(name);

    const soon = (isThere: boolean, words: string) =>
      Promise.all(
        servers.map((server) => {
          const board = expect.poll(() => read(server, "all"), { timeout: oldestMs });
          return isThere ? board.toContain(words) : board.not.toContain(words);
        }),
      );
    const renamed = `${name} B`;
    await sql`update users set username = ${renamed}, active_animal = 'animals/level-one/cat-1' where username = ${name}`;
    await soon(true, renamed);
    await soon(true, "/animals/level-one/cat-1.svg");
    await sql`delete from users where username = ${renamed}`;
    await soon(false, name);
  });

  test("shows at once what the pupil who looks did through the other", async ({ page, ownOrigins }) => {
    const { name, origin } = await open(ownOrigins, page);
    const leaders = page.getByRole("list", { name: "Ba bạn dẫn đầu" });
    for (const score of [100, 230, 777]) {
      await read(servers[1], "all");
      await sql`update users set total_score = ${score} where username = ${name}`;
      await page.goto(`${origin}/leaderboard/all`);
      // Nothing on the page asks a second time: the board is right from this visit on, or never.
      await expect(leaders).toContainText(`${name}${score}`);
    }
    await read(servers[1], "counting");
    await sql`insert into user_levels (user_id, level_id, level_name, status, total_time)
      select id, 1, 'counting', 'done', 61 from users where username = ${name}`;
    await page.goto(`${origin}/leaderboard/counting`);
    await expect(leaders).toContainText("1 phút 1 giây");
  });

  test("shows a new animal at once, on every board the pupil leads", async ({ page, ownOrigins }) => {
    const { name, origin } = await open(ownOrigins, page);
    await sql`update users set total_score = 999, unlock_animal = 'animals/level-one/cat-1' where username = ${name}`;
    await sql`insert into user_levels (user_id, level_id, level_name, status, total_time)
      select id, 1, 'clock', 'done', 61 from users where username = ${name}`;
    await page.goto(`${origin}/user`);
    const cat = page.getByRole("region", { name: "Các bạn thú" }).getByRole("button", { name: "Mèo" });
    const shows = async (board: string) =>
      (await read(servers[1], board)).includes('src="/animals/level-one/cat-1.svg"');
    expect(await shows("all")).toBe(false);
    expect(await shows("clock")).toBe(false);
    const chosen = nextAnswer(page, /cat-1/);
    await cat.click();
    await chosen;
    expect(await shows("all")).toBe(true);
    expect(await shows("clock")).toBe(true);
  });
});
