import { constants, readFileSync, writeFileSync } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Creates the folder of everything that is stored on this machine, readable by its owner only. Throws an error of one
 * clear line if it cannot.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Error(`DATA_DIR ${dataDir} is not a folder this process may write to (${code})`, { cause: error });
  }
}

/**
 * Locks the data folder for this process and returns a function that unlocks it. Throws if another live process holds
 * it. It is a lock of the kernel (SQLite's exclusive file lock): it disappears with its process however that ends, and
 * neither a reused process id nor a container can fake it.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) {
      throw new Error(
        `The data folder ${dataDir} is in use by process ${holder(dataDir)}. Stop that one, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    throw error;
  }
  // Only for the message above: the lock does not depend on it.
  writeFileSync(join(dataDir, "lock.pid"), `${process.pid}\n`, { mode: 0o600 });
  return () => lock.close();
}

const sqliteBusy = 5;

function holder(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, "lock.pid"), "utf8").trim();
  } catch {
    return "(unknown)";
  }
}
