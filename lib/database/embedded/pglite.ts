import { statfsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import type { PGlite, PGliteOptions, Transaction } from "@electric-sql/pglite";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { timestampText } from "#lib/database/timestamp-text.ts";
import { log } from "#lib/operation/log.ts";

/** The numbers of the types in every Postgres. A date stays the day it says, whatever the machine's time zone. */
const timestamptz = 1184;
const date = 1082;

/** How the embedded database is opened. */
export const pgliteOptions: PGliteOptions = {
  // PGlite's own parameters, with buffers for a school in place of a server's 128 MB, which halves the memory the
  // process keeps, and a log that is kept short (see maintenance.ts).
  startParams: [
    ...["--single", "-F", "-O", "-j"],
    ...[
      "search_path=public",
      "exit_on_error=false",
      "log_checkpoints=false",
      "max_worker_processes=0",
      "max_parallel_workers=0",
      "max_parallel_workers_per_gather=0",
      "shared_buffers=16MB",
      "wal_buffers=512kB",
      "min_wal_size=32MB",
      "max_wal_size=64MB",
    ].flatMap((setting) => ["-c", setting]),
  ],
  relaxedDurability: false,
  parsers: { [timestamptz]: timestampText, [date]: (raw: string) => raw },
};

/**
 * Keeps V8 from optimizing the embedded database's WebAssembly: a single function of PostgreSQL takes 600 MB to optimize,
 * at every start, and that is most of what the process ever needs. Statements take a third longer without it, a request
 * 4 %. Call it before the database's code is compiled.
 */
export function keepBaselineCode(): void {
  // The first of them would bring the others along on a command line.
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

/** How PGlite's own code says that a statement failed; it recovers from that. */
const statementFailed = 100;
/** Every way into the database's code while it serves. */
const entryPoints = ["_PostgresMainLoopOnce", "_PostgresMainLongJmp", "_PostgresSendReadyForQueryIfNecessary"];

/**
 * Ends the process when the database has ended itself (no room for its log, no memory). PGlite takes no notice of it:
 * it asks the dead database on, for ever, and what that answers need not be true. A new process recovers what was
 * acknowledged, as after a kill.
 */
export function endWhenDead(database: PGlite, dataDir: string): void {
  for (const name of entryPoints) {
    const enter: unknown = Reflect.get(database.Module, name);
    if (typeof enter !== "function") throw new Error(`@electric-sql/pglite has changed: it no longer has ${name}`);
    Reflect.set(database.Module, name, (...values: unknown[]) => {
      try {
        return Reflect.apply(enter, undefined, values);
      } catch (error) {
        if (!isRecoverable(error)) endProcess(dataDir, error);
        throw error;
      }
    });
  }
}

function isRecoverable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === statementFailed;
}

function endProcess(dataDir: string, error: unknown): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMegabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  log().fatal(
    { cause: String(error), dataDir, freeMegabytes },
    "the embedded database has ended itself and the server with it: make room if there is little, and start again",
  );
  process.exit(1);
  // A process that is ending already has put that off (end-in-order.ts), and would never come to it.
  process.kill(process.pid, "SIGKILL");
}

export function pgliteSession(database: PGlite): DatabaseSession {
  return {
    ...statementsOn(database),
    transaction: (work) =>
      database.transaction(async (transaction) => {
        await work({ ...statementsOn(transaction), transaction: refuseNesting });
      }),
  };
}

function statementsOn(target: PGlite | Transaction): Pick<DatabaseSession, "exec" | "query"> {
  return {
    async exec(sql) {
      await target.exec(sql);
    },
    async query(sql, values) {
      const { rows } = await target.query<Record<string, unknown>>(sql, [...values]);
      return rows;
    },
  };
}

function refuseNesting(): Promise<never> {
  return Promise.reject(new Error("a transaction is already open"));
}
