import { statfsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { type PGlite, type PGliteOptions, protocol, type Transaction } from "@electric-sql/pglite";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { timestampText } from "#lib/database/timestamp-text.ts";
import { log } from "#lib/operation/log.ts";

/** Numbers of the types in every Postgres. A date stays the day it names, whatever the machine's time zone. */
const timestamptz = 1184;
const date = 1082;

/** The options with which the embedded database is opened. */
export const pgliteOptions: PGliteOptions = {
  // PGlite's own parameters, with buffers for a school instead of a server's 128 MB, which halves the memory of the process,
  // and with a short log (see maintenance.ts).
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
 * Keeps V8 from optimizing the embedded database's WebAssembly: a single function of PostgreSQL takes 600 MB to
 * optimize at every start, most of what the process ever needs. Without optimization statements take a third longer, a
 * request 4 %. Call it before the database's code is compiled.
 */
export function keepBaselineCode(): void {
  // On a command line the first flag would imply the others.
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

/**
 * Drops the half of a message that a value leaves behind which cannot be written, such as a number for a list: PGlite writes
 * all messages into two buffers of its module, and the next statement would begin with what lies there.
 */
export function dropHalfMessage(): void {
  protocol.serialize.bind({ values: [] });
}

/** The status with which PGlite's code reports a failed statement, from which it recovers. */
const statementFailed = 100;
/** Every entry into the database's code while it serves. */
const entryPoints = ["_PostgresMainLoopOnce", "_PostgresMainLongJmp", "_PostgresSendReadyForQueryIfNecessary"];

/**
 * Ends the process when the database has ended itself (no room for its log, no memory). PGlite does not notice: it keeps
 * asking the dead database, whose answers may be wrong. A new process recovers everything that was acknowledged, as after a
 * kill.
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
  // A process that is already ending has deferred its exit (end-in-order.ts) and would never get there.
  process.kill(process.pid, "SIGKILL");
}

/** The session of an open embedded database. */
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
