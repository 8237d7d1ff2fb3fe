import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { expectOnBoard } from "#tests/setup/expect-on-board.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { startProject } from "#tests/setup/start-project.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test as base } from "#tests/setup/test.ts";

interface Folders {
  /** A copy of what a build makes to be copied, far from the packages of this project. */
  readonly product: string;
  readonly data: string;
}

const test = base.extend<{ readonly folders: Folders }>({
  folders: async ({ ownOrigins: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-alone-"));
    const folders = { product: join(folder, "product"), data: join(folder, "data") };
    cpSync(".next/standalone", folders.product, { recursive: true, verbatimSymlinks: true });
    await use(folders);
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ isAnimated: true });

/** Every file under a folder with its size and the moment it was last written. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => ({ path, ...statSync(join(folder, path)) }))
    .map(({ path, size, mtimeMs }) => `${path} ${size} ${mtimeMs}`)
    .sort();
}

test("the folder a build makes serves from anywhere, with nothing installed", async ({
  folders,
  openContext,
  ownOrigins,
}) => {
  const settings = { dataDir: folders.data, env: {}, folder: folders.product };
  const server = await startServer({ ...settings, port: null });
  ownOrigins.add(server.origin);
  const context = await openContext({ baseURL: server.origin });
  const page = await context.newPage();
  const name = freshName();
  await register(page, name);
  await page.goto("/game/addition/10/play/1");
  await new Child(page).seesQuestion(1);
  await page.goto("about:blank");
  expect(await server.stop()).toBe(0);
  const again = await startServer({ ...settings, port: server.port });
  await page.goto("/user");
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await context.close();
  expect(await again.stop()).toBe(0);
});

test("with a hosted project the whole site works and writes nothing to the disk", async ({
  folders,
  openContext,
  ownOrigins,
}) => {
  const project = await startProject(folders.data);
  const before = listFiles(folders.product);
  const unused = join(folders.product, ".data");
  const server = await startServer({ dataDir: unused, env: project.env, port: null, folder: folders.product });
  ownOrigins.add(server.origin);
  const context = await openContext({ baseURL: server.origin });
  try {
    const health = async () => (await context.request.get("/api/health")).status();
    await expect.poll(health).toBe(200);
    const page = await context.newPage();
    const name = freshName();
    await register(page, name);
    await page.goto("/game/addition/10/play/1");
    await expect(await new Child(page).playTenRight()).toContainText("120");
    await page.goto("/game/addition/5/challenge/1");
    await page.getByRole("button", { name: "Bắt đầu" }).click();
    await expect(await new Child(page).playTenRight()).toContainText("Con qua màn rồi!");
    await expectOnBoard(page, "/leaderboard/addition-5", name, true);
    const grownUp = new GrownUp(page);
    await grownUp.arrive();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("button", { name: "Đăng xuất", exact: true }).click();
    await grownUp.isSignedOut();
    await page.goto("/user");
    await page.getByRole("button", { name: "Xoá hồ sơ" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Xoá luôn" }).click();
    await expect(page.getByRole("textbox", { name: "Tên của con" })).toBeVisible();
    await context.close();
    expect(await server.stop()).toBe(0);
    expect(listFiles(folders.product)).toEqual(before);
  } finally {
    await server.kill9();
    await project.stop();
  }
});
