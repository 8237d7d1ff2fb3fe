import { constants, readFileSync, writeFileSync } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Makes the folder of everything kept on this machine, for its owner alone. Throws one clear line when it cannot be. */
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
 * Takes the data folder for this process and returns how to give it back. Throws when another live
 * process has it. The lock is the kernel's own (SQLite's exclusive file lock): it is gone with its
 * process however that ended, and neither a reused process id nor a container can feign it.
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
  // Only for the message above; the lock itself does not depend on it.
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
