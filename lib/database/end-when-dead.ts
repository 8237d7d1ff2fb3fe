import { statfsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { log } from "#lib/operation/log.ts";

/** How PGlite's own code says that a statement failed; it recovers from that. */
const statementFailed = 100;
/** Every way into the database's code while it serves. */
const entries = ["_PostgresMainLoopOnce", "_PostgresMainLongJmp", "_PostgresSendReadyForQueryIfNecessary"];

/**
 * Ends the process when the database has ended itself (no room for its log, no memory). PGlite takes no notice of it:
 * it asks the dead database on, for ever, and what that answers need not be true. A new process recovers what was
 * acknowledged, as after a kill.
 */
export function endWhenDead(database: PGlite, dataDir: string): void {
  for (const name of entries) {
    const enter: unknown = Reflect.get(database.Module, name);
    if (typeof enter !== "function") throw new Error(`@electric-sql/pglite has changed: it no longer has ${name}`);
    Reflect.set(database.Module, name, (...values: unknown[]) => {
      try {
        return Reflect.apply(enter, undefined, values);
      } catch (error) {
        if (!isRecoverable(error)) end(dataDir, error);
        throw error;
      }
    });
  }
}

function isRecoverable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === statementFailed;
}

function end(dataDir: string, error: unknown): void {
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
