import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";

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
