import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { lockDataDir } from "#lib/database/embedded/data-dir.ts";
import { endWhenDead, pgliteOptions, pgliteSession } from "#lib/database/embedded/pglite.ts";
import { withOwnerSession } from "#lib/database/postgres-session.ts";
import type { Env } from "#lib/env.ts";
import { secretPrint } from "./secret-print.ts";
import { writeBackup } from "./write-backup.ts";

/** Backs up the database of these settings into `file` and gives how many rows that is. */
export async function backUp(settings: Env, file: string): Promise<number> {
  switch (settings.backend) {
    case "embedded":
      return backUpEmbedded(settings.dataDir, settings.appSecret, file);
    case "postgres":
      return withOwnerSession(settings.databaseUrl, (session) =>
        writeBackup(session, file, { secret: null, secretPrint: secretPrint(settings.appSecret) }),
      );
    case "hosted":
      throw new Error("A hosted project is backed up by Supabase, or with `supabase db dump`.");
  }
}

async function backUpEmbedded(dataDir: string, appSecret: string | null, file: string): Promise<number> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to where it is.`);
  const unlock = lockDataDir(dataDir);
  try {
    const secret = appSecret === null ? readSecret(dataDir) : null;
    const database = await PGlite.create(folder, pgliteOptions);
    endWhenDead(database, dataDir);
    try {
      const print = secretPrint(secret ?? appSecret ?? "");
      return await writeBackup(pgliteSession(database), file, { secret, secretPrint: print });
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

function readSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) {
    throw new Error(`There is no secret in ${dataDir}. Set APP_SECRET to the one the server runs with.`);
  }
  return readFileSync(path, "utf8").trim();
}
