import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { log } from "#lib/operation/log.ts";

const requestsPerLook = 500;
const logBytes = 32 * 1024 * 1024;

/**
 * What a PostgreSQL server does beside its requests and the embedded database, which is one process, does not; returns
 * what to do before each request. While the disk is full nothing may be written, so that what is there can go on being
 * read; and the log, which would grow for ever and be read in full at a start after a kill, is cut off now and then.
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
 * So much stays free on the disk of the embedded database: two files of its log, which it makes 16 MB at a time, and
 * room for its tables. Without room for its log it could not even say that there is none.
 */
const reserveBytes = 48 * 1024 * 1024;
const lookEveryMs = 500;

/** Returns a question: is the disk of `folder` too full to write? The disk itself is asked twice a second at most. */
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
