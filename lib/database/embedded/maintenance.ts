import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { log } from "#lib/operation/log.ts";

const requestsPerLook = 500;
const logBytes = 32 * 1024 * 1024;

/**
 * Does what a PostgreSQL server does in the background, which the embedded database, a single process, does not;
 * returns what to call before each request. While the disk is full the database is read-only, so that reading still
 * works. Now and then it cuts the log, which would otherwise grow without limit and be read in full at a start after a
 * kill.
 */
export function runMaintenance(database: PGlite, dataDir: string): () => Promise<void> {
  const isDiskFull = watchDisk(dataDir);
  let isReadOnly = false;
  let requests = 0;
  return async () => {
    const isFull = await isDiskFull();
    if (isFull !== isReadOnly) {
      await database.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
      isReadOnly = isFull;
      if (isFull) log().error({ dataDir }, "disk full: nothing is saved until there is room");
      else log().info({ dataDir }, "disk has room again");
    }
    requests += 1;
    if (requests % requestsPerLook === 0 && !isReadOnly) await cutLog(database);
  };
}

async function cutLog(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ long: boolean }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${logBytes} as long from pg_control_checkpoint()`,
  );
  if (rows[0]?.long === true) await database.exec("checkpoint");
}

/**
 * How much must stay free on the disk: room for two files of the log, of 16 MB each, and for tables. Without room for its
 * log the database could not even report that there is none.
 */
const reserveBytes = 48 * 1024 * 1024;
const lookEveryMs = 500;

/** Returns a function that tells whether the disk of `folder` is too full to write; it looks at most twice a second. */
function watchDisk(folder: string): () => Promise<boolean> {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lookedAt >= lookEveryMs) {
      isFull = (await freeBytes(folder)) < reserveBytes;
      lookedAt = performance.now();
    }
    return isFull;
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
