import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect } from "@playwright/test";
import postgres from "postgres";
import { z } from "zod";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { ActionClient } from "#tests/setup/action-client.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

interface Kept {
  readonly env: Readonly<Record<string, string>>;
  /** The ids of all runs in the database, which no server holds open. */
  readRuns(dataDir: string): Promise<string[]>;
  remove(): Promise<void>;
}

const idRows = z.array(z.object({ id: z.string() }));
const runsSql = "select id from runs where finished_at is not null";

const backends: readonly { name: string; open: () => Promise<Kept> }[] = [
  {
    name: "the embedded database",
    open: async () => ({
      env: {},
      async readRuns(dataDir) {
        const database = await PGlite.create(join(dataDir, "database"));
        const { rows } = await database.query(runsSql);
        await database.close();
        return idRows.parse(rows).map(({ id }) => id);
      },
      remove: () => Promise.resolve(),
    }),
  },
  {
    name: "a PostgreSQL",
    async open() {
      const server = await startPostgresServer();
      return {
        env: { DATABASE_URL: server.url, APP_SECRET: "a secret for this test and no other" },
        async readRuns() {
          const database = postgres(server.url, { max: 1 });
          const rows = await database.unsafe(runsSql);
          await database.end();
          return idRows.parse([...rows]).map(({ id }) => id);
        },
        remove: () => server.stop(),
      };
    },
  },
];

const page = "/course-detail/111";
const answers = Array.from({ length: 10 }, () => ({ responses: [{ choice: 0 }], hintOpened: false }));

/** The id a signed run id stands for. */
function idOf(runId: string): string {
  const body: unknown = JSON.parse(Buffer.from(runId.split(".")[0] ?? "", "base64url").toString());
  return z.object({ id: z.string() }).parse(body).id;
}

async function hold(port: number, words: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  if (words === "") return socket;
  socket.write(words);
  await new Promise((resolve) => socket.once("data", resolve));
  return socket;
}

for (const { name, open } of backends) {
  test(`a server told to end under load answers what it began, on ${name}, and what it answered is kept`, {
    tag: "@deep",
  }, async () => {
    const kept = await open();
    const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-ending-"));
    try {
      const server = await startServer({ dataDir, env: kept.env, port: null });
      const clients = Array.from({ length: 24 }, () => new ActionClient(server.origin));
      const runs = await Promise.all(clients.map(async (client) => ({ client, runId: await client.openRun(page) })));
      // Whoever has connected and asks nothing, and whoever asked before, keep nobody waiting.
      await hold(server.port, "");
      await hold(server.port, "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");

      let answered = 0;
      const third = Promise.withResolvers<void>();
      const acknowledged = new Set<string>();
      const ends = runs.map(async ({ client, runId }) => {
        const { status, value } = await client.finish(runId, answers);
        answered += 1;
        if (answered === 3) third.resolve();
        expect(status).toBe(200);
        // On a busy machine so long after its start that it could have been read, and is worth points.
        expect(value).toMatchObject({ ok: true });
        acknowledged.add(idOf(runId));
      });
      // At once: a busy machine that looks now and then finds all of them answered.
      await third.promise;
      const atSignal = answered;
      const told = performance.now();
      const code = await server.stop();
      expect(performance.now() - told).toBeLessThan(10_000);
      expect(code).toBe(0);
      const outcomes = await Promise.allSettled(ends);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected")
          expect(outcome.reason).toMatchObject({ cause: { code: /^ECONN(REFUSED|RESET)$/ } });
      }
      expect(atSignal).toBeLessThan(24);
      expect(acknowledged.size).toBeGreaterThan(atSignal);
      expect((await kept.readRuns(dataDir)).sort()).toEqual([...acknowledged].sort());
      expect(server.output()).toMatch(/"cut":0,"database":"closed"/);

      const next = await startServer({ dataDir, env: kept.env, port: server.port });
      const again = await Promise.all(runs.map(({ client, runId }) => client.finish(runId, answers)));
      expect(again.map(({ value }) => value)).toEqual(again.map(() => expect.objectContaining({ ok: true })));
      expect(await next.stop()).toBe(0);
      expect(await kept.readRuns(dataDir)).toHaveLength(24);
    } finally {
      await kept.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
