import { statfs } from "node:fs/promises";

/**
 * So much stays free on the disk of the embedded database: two files of its log, which it makes 16 MB at a time, and
 * room for its tables. Without room for its log it could not even say that there is none.
 */
const reserveBytes = 48 * 1024 * 1024;
const lookEveryMs = 500;

/** Returns a question: is the disk of `folder` too full to write? The disk itself is asked twice a second at most. */
export function watchDisk(folder: string): () => Promise<boolean> {
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
