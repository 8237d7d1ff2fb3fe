import { existsSync } from "node:fs";
import { join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { deleteUser, forgetAccounts, forgetUnconfirmed } from "#lib/database/accounts.ts";
import type { Backend } from "#lib/database/backend.ts";
import { liteApp } from "#lib/database/lite-app.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import { copyTemplate, createEmbedded } from "./create-embedded.ts";
import { lockDataDir, makeDataDir } from "./data-dir.ts";
import { runMaintenance } from "./maintenance.ts";

import { dropHalfMessage, endWhenDead, keepBaselineCode, pgliteOptions, pgliteSession } from "./pglite.ts";

/** Returns a queue: each piece of work starts when the previous one has ended, whether it succeeded or failed. */
export function oneAtATime(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Starts PostgreSQL inside this process, with its files under `dataDir`. Throws if another process has them. */
export async function startEmbedded(dataDir: string): Promise<Backend> {
  await makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const connection = await openDatabase(join(dataDir, "database"));
    endWhenDead(connection.driver, dataDir);
    await prepareDatabase(pgliteSession(connection.driver));
    const app = liteApp(connection);
    const maintain = runMaintenance(connection.driver, dataDir);
    // PGlite is a single session: transactions of two requests at once would mix, and one would run with the other's role.
    const inTurn = oneAtATime();
    let isOpen = true;
    const whileOpen = <Value>(work: () => Promise<Value>) =>
      inTurn(async () => {
        if (!isOpen) throw new Error("the database is closed");
        await maintain();
        return work();
      });
    return {
      ...app,
      fetch: (request) =>
        whileOpen(async () => {
          const response = await app.fetch(request);
          // A value that cannot be sent leaves half a message and an open transaction, and all later requests would fail.
          if (response.status >= 500) {
            dropHalfMessage();
            await connection.driver.exec("rollback");
          }
          return response;
        }),
      deleteUser: (id) => whileOpen(() => deleteUser(pgliteSession(connection.driver), id)),
      forgetUnconfirmed: (email) => whileOpen(() => forgetUnconfirmed(pgliteSession(connection.driver), email)),
      forgetAccounts: () => whileOpen(() => forgetAccounts(pgliteSession(connection.driver))),
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

async function openDatabase(folder: string): Promise<PgliteConnection> {
  keepBaselineCode();
  if (!existsSync(folder) && !(await copyTemplate(folder))) {
    await createEmbedded(folder, () => Promise.resolve());
  }
  const connection = await createPgliteConnection({ url: folder, pgliteOptions });
  await connection.driver.waitReady;
  return connection;
}
