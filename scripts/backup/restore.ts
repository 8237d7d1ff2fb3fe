import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createEmbedded } from "#lib/database/embedded/create-embedded.ts";
import { lockDataDir } from "#lib/database/embedded/data-dir.ts";
import { withOwnerSession } from "#lib/database/postgres-session.ts";
import type { Env } from "#lib/env.ts";
import type { BackupHeader } from "./backup-lines.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { secretPrint } from "./secret-print.ts";

/** Restores `file` into the empty database or data folder of these settings and gives how many rows that is. */
export async function restore(settings: Env, file: string): Promise<number> {
  if (settings.backend === "hosted") {
    throw new Error("A hosted project is restored by Supabase. This backup is for DATABASE_URL or a data folder.");
  }
  const header = await checkBackup(file);
  checkSecret(header, settings.appSecret);
  if (settings.backend === "postgres") {
    return withOwnerSession(settings.databaseUrl, (session) => restoreBackup(session, file, header));
  }
  return restoreEmbedded(settings.dataDir, settings.appSecret, file, header);
}

/** With another secret no picture lock would open and no browser would know its pupil. */
function checkSecret(header: BackupHeader, appSecret: string | null): void {
  const secret = appSecret ?? header.secret;
  if (secret === null) {
    throw new Error("APP_SECRET is missing: set it to the one the backup was made with, which is not in it.");
  }
  if (secretPrint(secret) === header.secretPrint) return;
  const where = header.secret === null ? "which is not in it" : 'which is in its first line ("secret", see with zcat)';
  throw new Error(`APP_SECRET is another one: set it to the one the backup was made with, ${where}.`);
}

async function restoreEmbedded(
  dataDir: string,
  appSecret: string | null,
  file: string,
  header: BackupHeader,
): Promise<number> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (existsSync(folder) || !(await takesSecret(dataDir, appSecret ?? header.secret))) {
      throw new Error(`The data folder ${dataDir} is not empty. Set DATA_DIR to a new one, or move this one away.`);
    }
    let rows = 0;
    await createEmbedded(folder, async (session) => {
      rows = await restoreBackup(session, file, header);
      // Before the database has its place: one without its secret would get a new one at the next start.
      if (appSecret === null) await writeFile(join(dataDir, "secret"), header.secret ?? "", { mode: 0o600 });
    });
    return rows;
  } finally {
    unlock();
  }
}

/** Whether the folder has no secret yet, or this very one: a restore that was cut off has left it. */
async function takesSecret(dataDir: string, secret: string | null): Promise<boolean> {
  const path = join(dataDir, "secret");
  return !existsSync(path) || (await readFile(path, "utf8")).trim() === secret;
}
