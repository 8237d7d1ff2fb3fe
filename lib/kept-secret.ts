import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret of a data folder, made on first use. Throws an Error that names the file when it is damaged. */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "secret");
  try {
    // "wx" lets one of two starting processes win; the other reads what the first wrote.
    writeFileSync(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      throw error;
    }
  }
  const kept = readFileSync(path, "utf8").trim();
  if (kept.length < 32) {
    throw new Error(`The secret in ${path} is damaged: put back the file, or remove it to make a new one`);
  }
  return kept;
}
