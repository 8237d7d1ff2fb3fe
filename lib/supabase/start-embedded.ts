import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import type { Backend } from "./backend.ts";
import { deleteUser } from "./delete-user.ts";
import { liteApp } from "./lite-app.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { makeDataDir } from "./make-data-dir.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { pgliteSession } from "./pglite-session.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { timestampText } from "./timestamp-text.ts";

/** Postgres inside this process, its files under `dataDir`. Throws when another process has them. */
export async function startEmbedded(dataDir: string): Promise<Backend> {
  await makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const connection = await openDatabase(join(dataDir, "database"));
    await prepareDatabase(pgliteSession(connection.driver));
    const app = liteApp(connection);
    // PGlite is one session: the transactions of two requests at once would run into each other,
    // and one would go on with the other's role.
    const inTurn = oneAtATime();
    let isOpen = true;
    return {
      ...app,
      fetch: (request) => inTurn(() => (isOpen ? app.fetch(request) : refuse())),
      deleteUser: (id) => inTurn(() => (isOpen ? deleteUser(pgliteSession(connection.driver), id) : refuse())),
      close: () =>
        inTurn(async () => {
          isOpen = false;
          await connection.close();
          unlock();
        }),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error("the database is closed"));
}

async function openDatabase(folder: string): Promise<PgliteConnection> {
  if (!existsSync(folder)) {
    await createDatabase(folder);
  }
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams,
      relaxedDurability: false,
      parsers: { [timestamptz]: timestampText, [date]: (raw: string) => raw },
    },
  });
  await connection.driver.waitReady;
  return connection;
}

/**
 * Made beside its place and moved there whole: a start that is cut off leaves no half database, and
 * the memory that making one takes is given back before the real start.
 */
async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  await rename(unfinished, folder);
}

/** The numbers of the types in every Postgres. A date stays the day it says, whatever the machine's time zone. */
const timestamptz = 1184;
const date = 1082;

/**
 * PGlite's own parameters, with buffers for a school in place of a server's 128 MB: that halves the
 * memory the process keeps.
 */
const startParams = [
  ...["--single", "-F", "-O", "-j"],
  ...[
    "search_path=public",
    "exit_on_error=false",
    "log_checkpoints=false",
    "max_worker_processes=0",
    "max_parallel_workers=0",
    "max_parallel_workers_per_gather=0",
    "shared_buffers=16MB",
    "wal_buffers=512kB",
  ].flatMap((setting) => ["-c", setting]),
];
