import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { fillDatabase, type OwnerSql } from "./fill-database.ts";
import type { LoadOptions, SetupName } from "./load-options.ts";
import { type OpenSql, openFolder, openServer } from "./owner-sql.ts";
import { startReverseProxy } from "./reverse-proxy.ts";
import type { Watched } from "./watch-processes.ts";

/** What the pupils play on: servers of the production build on a filled database. */
export interface Setup {
  readonly origin: string;
  readonly servers: readonly RunningServer[];
  readonly processes: readonly Watched[];
  /** Requests of each server, where there are two. */
  shares(): readonly number[];
  stop(): Promise<void>;
}

/** A database that was filled, and the servers that come and go on it. */
interface Ground {
  /** Only while no server runs: the embedded database belongs to one process. */
  ask<Answer>(work: (sql: OwnerSql) => Promise<Answer>): Promise<Answer>;
  start(): Promise<Setup>;
  remove(): Promise<void>;
}

const appSecret = "only for load, only for load, only for load";

/** Simulated pupils answer as much faster as they are told to. */
function challengePace(pace: number): string {
  return String(Math.min(1, Math.round(pace * 1000) / 1000));
}

/** Makes and fills the database of a set-up. `say` is told how long that took. */
export function prepareGround(name: SetupName, options: LoadOptions, say: (line: string) => void): Promise<Ground> {
  return name === "embedded" ? prepareFolder(options, say) : preparePostgres(name, options, say);
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "huou-ham-hoc-load-"));
}

async function prepareFolder({ rows, folder, pace }: LoadOptions, say: (line: string) => void): Promise<Ground> {
  const dataDir = folder ?? temporaryFolder();
  mkdirSync(dataDir, { recursive: true });
  const stamp = join(dataDir, `filled-${rows}`);
  const ask = asking(() => openFolder(join(dataDir, "database")));
  if (!existsSync(stamp)) {
    await ask((sql) => fill(sql, rows, say));
    writeFileSync(stamp, "");
  }
  return {
    ask,
    async start() {
      const server = await startReady({ dataDir, env: { APP_SECRET: appSecret, CHALLENGE_PACE: challengePace(pace) } });
      return {
        origin: server.origin,
        servers: [server],
        processes: [{ name: "server with its database", pid: server.pid, withChildren: false }],
        shares: () => [],
        stop: async () => void (await server.stop()),
      };
    },
    async remove() {
      if (folder === null) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function preparePostgres(
  name: SetupName,
  { rows, pace }: LoadOptions,
  say: (line: string) => void,
): Promise<Ground> {
  const postgres = await startPostgresServer();
  const dataDir = temporaryFolder();
  const env = { DATABASE_URL: postgres.url, APP_SECRET: appSecret, CHALLENGE_PACE: challengePace(pace) };
  const ask = asking(async () => openServer(postgres.url));
  const remove = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ask((sql) => fill(sql, rows, say));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    ask,
    remove,
    async start() {
      const count = name === "postgres" ? 1 : 2;
      const servers = await Promise.all(Array.from({ length: count }, () => startReady({ dataDir, env })));
      return startOnPostgres(servers, await ask(findPostmaster));
    },
  };
}

function asking(open: () => Promise<OpenSql>) {
  return async <Answer>(work: (sql: OpenSql) => Promise<Answer>): Promise<Answer> => {
    const sql = await open();
    try {
      return await work(sql);
    } finally {
      await sql.close();
    }
  };
}

async function fill(sql: OpenSql, rows: number, say: (line: string) => void): Promise<void> {
  const from = performance.now();
  await sql.prepare();
  await fillDatabase(sql, rows);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const mb = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  say(`Filled with ${rows} rows of levels in ${seconds} s; this process has taken up to ${mb} MB.`);
}

/** A server whose database is ready too. */
async function startReady(request: {
  readonly dataDir: string;
  readonly env: Record<string, string>;
}): Promise<RunningServer> {
  const server = await startServer({ ...request, port: null });
  const from = performance.now();
  // A busy machine takes longer over a first answer of its database than health waits for it.
  while (performance.now() - from < readyWithinMs) {
    const health = await fetch(`${server.origin}/api/health`);
    if (health.ok) return server;
    await health.body?.cancel();
  }
  throw new Error(`the server is not well:\n${server.output()}`);
}

const readyWithinMs = 60_000;

const fileSchema = z.tuple([z.object({ file: z.string() })]);

/** The process all of a PostgreSQL server's belong to. */
async function findPostmaster(sql: OwnerSql): Promise<number> {
  const [{ file }] = fileSchema.parse(await sql.query("select pg_read_file('postmaster.pid') as file"));
  return Number(file.split("\n", 1)[0]);
}

async function startOnPostgres(servers: readonly RunningServer[], postmaster: number): Promise<Setup> {
  const proxy = servers.length > 1 ? await startReverseProxy(servers.map(({ port }) => port)) : null;
  return {
    origin: proxy?.origin ?? servers[0]?.origin ?? "",
    servers,
    processes: [
      ...servers.map(({ pid }, place) => ({
        name: servers.length > 1 ? `server ${place + 1}` : "server",
        pid,
        withChildren: false,
      })),
      { name: "PostgreSQL", pid: postmaster, withChildren: true },
    ],
    shares: () => proxy?.shares() ?? [],
    async stop() {
      await proxy?.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
