import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { expectTotal, freshName, makePupil } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

test("a run that ends while the database is away is kept, sent later and counted once", async ({
  openContext,
  ownOrigins,
}) => {
  const database = await startPostgresServer();
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-away-"));
  const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for this test and no other" };
  const server = await startServer({ dataDir, env, port: null });
  ownOrigins.add(server.origin);
  const context = await openContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    await makePupil(page, freshName());
    await resumeAtEnd(page);
    const child = new Child(page);
    await child.seesQuestion(questionsPerRun);
    await database.halt();
    const result = await child.playRight(questionsPerRun);
    await expect(result).toContainText("Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!");
    expect((await context.request.get("/api/health")).status()).toBe(503);

    await expect.poll(() => countInStore(page, "finishedRuns")).toBe(1);
    await page.goto("/user");
    await expect(page.getByText("Chưa lấy được bài. Con chờ một chút rồi thử lại nhé!")).toBeVisible();
    await database.resume();
    await expect(async () => {
      expect((await context.request.get("/api/health")).status()).toBe(200);
    }).toPass();
    await page.goto("/");
    await expect.poll(() => countInStore(page, "finishedRuns")).toBe(0);
    await expectTotal(page, 120);
    await page.goto("/");
    await expectTotal(page, 120);
  } finally {
    await context.close();
    await server.kill9();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
