import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

const telling = `--import=${pathToFileURL(resolve("tests/setup/tell-connections.ts")).href}`;

/** Lends a server that says which connections it opens, with a data directory of its own. */
async function withServer(env: Record<string, string>, use: (server: RunningServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-quiet-"));
  const server = await startServer({ dataDir, env: { ...env, NODE_OPTIONS: telling }, port: null });
  try {
    await use(server);
  } finally {
    await server.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function connectionsOf(server: RunningServer): string[] {
  return server.output().match(/connects to .*/g) ?? [];
}

test("a server with its own database opens no connection while a pupil plays", async ({ openContext, ownOrigins }) => {
  await withServer({}, async (server) => {
    ownOrigins.add(server.origin);
    const context = await openContext({ baseURL: server.origin });
    const page = await context.newPage();
    await register(page, freshName());
    await page.goto("/game/addition/10/play/1");
    await expect(await new Child(page).playTenRight()).toContainText("+120");
    await page.goto("/leaderboard/all");
    expect((await context.request.get("/api/health")).status()).toBe(200);
    await context.close();
    expect(connectionsOf(server)).toEqual([]);
  });
});

test("a server with a database elsewhere asks that database", async ({ request }) => {
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", APP_SECRET: "a secret for this test and no other" };
  await withServer(env, async (server) => {
    expect((await request.get(`${server.origin}/api/health`)).status()).toBe(503);
    const connections = connectionsOf(server);
    expect(connections.length).toBeGreaterThan(0);
    expect(connections.filter((line) => !line.includes("127.0.0.1"))).toEqual([]);
  });
});
