import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

// The server killed at the end breaks off what the last page is still fetching ahead.
test.use({
  expectedErrors: [/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/],
});

const name = "Hươu Thử Nghiệm 1";

/**
 * The main job from end to end, against a server of its own whose plug is pulled in the middle:
 * choose class 1, tap a card, play, keep the points under a name, stand on the leaderboard.
 */
test("what a pupil has earned is still there after the server was killed", async ({ page, ownOrigins }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-story-"));
  const first = await startServer({ dataDir, env: {}, port: null });
  ownOrigins.add(first.origin);
  const servers = [first];
  try {
    await test.step("play ten counting questions as a guest", async () => {
      await page.goto(first.origin);
      await page.getByRole("navigation", { name: "Chọn lớp" }).getByRole("link", { name: "Lớp 1" }).click();
      await expect(page).toHaveURL(/\/class\/1$/);
      await page.getByRole("link", { name: "Luyện tập" }).click();
      await expect(page).toHaveURL(/\/course\/practice\/1$/);
      await page.getByRole("link", { name: "Đếm số" }).click();
      const result = await new Child(page).playTenRight();
      await expect(result).toContainText("+120");
      await result.getByRole("link", { name: "Chọn tên" }).click();
    });

    await test.step("take a name and find the points kept", async () => {
      await page.getByRole("textbox", { name: "Tên của con" }).fill(name);
      await page.getByRole("radio", { name: "Hình 7" }).check({ force: true });
      await page.getByRole("button", { name: "Đăng kí" }).click();
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByText("120", { exact: true })).toBeVisible();
    });

    await test.step("play ten additions under the name", async () => {
      await page.goto(`${first.origin}/course/practice/1`);
      await page.getByRole("link", { name: "Cộng trong phạm vi 10", exact: true }).click();
      const result = await new Child(page).playTenRight();
      await expect(result).toContainText("+120");
    });

    await test.step("pull the plug and start again", async () => {
      // No page asks for anything while the server is away.
      await page.goto("about:blank");
      await first.kill9();
      servers.push(await startServer({ dataDir, env: {}, port: first.port }));
      await page.goto(`${first.origin}/leaderboard/all`);
      const podium = page.getByRole("main");
      await expect(podium).toContainText(name);
      await expect(podium).toContainText("240");
      await page.goto(`${first.origin}/user`);
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByText("240", { exact: true })).toBeVisible();
    });
  } finally {
    await Promise.all(servers.map((server) => server.kill9()));
    rmSync(dataDir, { recursive: true, force: true });
  }
});
