import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, type Page } from "@playwright/test";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

/** Markup in every way it could come to life: in a tag, in a script's text, in an attribute. */
const markup = `"'><img src=x onerror="window.hurt=1"></script><script>window.hurt=2</script>`;

/** The tables an operator edits by hand, with markup in whatever of them is shown. */
const edits = `
  update courselist set title = title || $1 where name in ('c1-opposites', 'c1-reading');
  update questions set prompt = prompt || $1, explain = explain || $1, answer = answer || $1, distractors =
    (select jsonb_agg(wrong || $1) from jsonb_array_elements_text(distractors) as wrong)
    where course_id in ('c1-opposites', 'c1-reading') and type = 'multiple_choice';
  update passages set title = title || $1, body = body || $1`;

// One server for all of them.
test.describe.configure({ mode: "default" });

let dataDir: string;
let server: RunningServer;

/** Makes the edits by hand, while no server has the database. */
async function edit(statements: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, "database"));
  await prepareDatabase(pgliteSession(database));
  for (const statement of statements.split(";")) await database.query(statement, [markup]);
  await database.close();
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-markup-"));
  await edit(edits);
  server = await startServer({ dataDir, env: {}, port: null });
});

test.afterAll(async () => {
  await server.kill9();
  rmSync(dataDir, { recursive: true, force: true });
});

test.use({ ownOrigins: async ({ baseURL }, use) => use(new Set([baseURL ?? "", server.origin])) });

/** The markup is there to be read, and was made into nothing. */
async function expectReadOnly(page: Page): Promise<void> {
  await expect(page.getByText(markup).first()).toBeVisible();
  expect(await page.locator('[onerror], img[src="x"], script:text-is("window.hurt=2")').count()).toBe(0);
  expect(await page.evaluate(() => "hurt" in window)).toBe(false);
}

test("what the lists and their search show is text", async ({ page }) => {
  for (const path of ["/class/1", "/course/practice/1", `/search?q=${encodeURIComponent("trái ngược")}`]) {
    await page.goto(server.origin + path);
    await expectReadOnly(page);
  }
  await page.goto(server.origin);
  await page.getByRole("searchbox", { name: "Tìm bài học" }).fill("trai nguoc");
  await expectReadOnly(page);
  await page.getByRole("search").getByRole("link").first().click();
  await expect(page).toHaveURL(/course-detail/);
  await expectReadOnly(page);
});

test("what a lesson asks, offers, explains and gives to read is text", async ({ page }) => {
  for (const id of ["111", "1223"]) {
    await page.goto(`${server.origin}/course-detail/${id}`);
    await expectReadOnly(page);
  }
});

test("what was searched for is given back as text", async ({ page }) => {
  await page.goto(`${server.origin}/search?q=${encodeURIComponent(markup)}`);
  await expect(page.getByRole("searchbox").last()).toHaveValue(markup);
  expect(await page.locator("[onerror]").count()).toBe(0);
  expect(await page.evaluate(() => "hurt" in window)).toBe(false);
});

test("the email of a grown-up is text, whatever another service has let through", async ({ page }) => {
  await page.goto(`${server.origin}/grown-ups`);
  const grownUp = new GrownUp(page);
  await page.getByRole("button", { name: "Đăng kí bằng Email", exact: true }).click();
  await grownUp.send("Đăng kí", { Email: grownUp.email, "Mật khẩu": grownUp.password });
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await page.goto(`${server.origin}/grown-ups`);
  await grownUp.send("Đăng nhập", { Email: grownUp.email, "Mật khẩu": grownUp.password });
  await grownUp.isSignedIn();
  await page.goto("about:blank");
  await server.stop();
  await edit("update auth.users set email = email || $1");
  server = await startServer({ dataDir, env: {}, port: server.port });
  await page.goto(`${server.origin}/grown-ups`);
  await expectReadOnly(page);
});
