import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import postgres from "postgres";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { ActionClient } from "#tests/setup/action-client.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

const page = "/course-detail/111";
const answers = Array.from({ length: 10 }, () => ({ responses: [{ choice: 0 }], hintOpened: false }));

test("a second server on the same data folder ends with one line, and the first serves on", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-second-"));
  const first = await startServer({ dataDir, env: {}, port: null });
  try {
    const health = async () => (await fetch(`${first.origin}/api/health`)).status;
    // A busy machine may answer too late to be called healthy.
    await expect.poll(health).toBe(200);
    const second = await startServer({ dataDir, env: {}, port: null });
    expect(await second.ended()).toBe(1);
    const told = `The data folder ${dataDir} is in use by process ${first.pid}. Stop that one, or set DATA_DIR to another folder.`;
    expect(second.output().split(told)).toHaveLength(2);
    await expect.poll(health).toBe(200);
  } finally {
    await first.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("runs that end while a PostgreSQL or the server goes away under load are refused kindly, and counted once", async () => {
  const database = await startPostgresServer();
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-faults-"));
  const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for this test and no other" };
  let server = await startServer({ dataDir, env, port: null });
  try {
    const clients = Array.from({ length: 24 }, () => new ActionClient(server.origin));
    const runs = await Promise.all(clients.map(async (client) => ({ client, runId: await client.openRun(page) })));
    let answered = 0;
    const endAll = () =>
      runs.map(async ({ client, runId }) => {
        const begun = performance.now();
        const { status, value } = await client.finish(runId, answers);
        answered += 1;
        return { status, value, seconds: (performance.now() - begun) / 1000 };
      });
    const isCounted = expect.objectContaining({ ok: true });
    const isAway = { ok: false, reason: "backend-away" };

    const meanwhile = endAll();
    await expect.poll(() => answered, { intervals: [1] }).toBeGreaterThan(0);
    await database.halt();
    const away = await Promise.all(endAll());
    for (const { status, value, seconds } of [...(await Promise.all(meanwhile)), ...away]) {
      expect(status).toBe(200);
      expect([isCounted, isAway]).toContainEqual(value);
      // Three questions to the database, each given up after eight seconds.
      expect(seconds).toBeLessThan(25);
    }
    expect(away.map(({ value }) => value)).toEqual(runs.map(() => isAway));
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(503);
    expect((await fetch(`${server.origin}/leaderboard/all`)).status).toBe(200);

    await database.resume();
    await expect(async () => {
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    }).toPass();
    answered = 0;
    const killed = Promise.allSettled(endAll());
    await expect.poll(() => answered, { intervals: [1] }).toBeGreaterThan(0);
    await server.kill9();
    for (const outcome of await killed) {
      // An answer that was cut off in its middle tells a browser nothing.
      const told = outcome.status === "fulfilled" ? outcome.value.value : undefined;
      expect([isCounted, undefined]).toContainEqual(told);
    }
    server = await startServer({ dataDir, env, port: server.port });
    const last = await Promise.all(endAll());
    expect(last.map(({ value }) => value)).toEqual(runs.map(() => isCounted));

    const owner = postgres(database.url, { max: 1 });
    const [kept] = await owner`select count(*)::int as runs from runs where finished_at is not null`;
    await owner.end();
    expect(kept).toEqual({ runs: runs.length });
  } finally {
    await server.kill9();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
