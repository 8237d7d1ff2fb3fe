import { createPostgresConnection } from "@supabase/lite/postgres";
import { deleteUser, forgetAccounts, forgetUnconfirmed } from "./accounts.ts";
import type { Backend } from "./backend.ts";
import type { DatabaseSession } from "./database-session.ts";
import { liteApp } from "./lite-app.ts";
import { postgresSession, withOwnerSession } from "./postgres-session.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { timestampText } from "./timestamp-text.ts";

/** A PostgreSQL server of the operator's. Its user must own the database and may create roles. */
export async function startPostgres(databaseUrl: string): Promise<Backend> {
  await withOwnerSession(databaseUrl, async (session) => {
    await expectVersion(session);
    await prepareDatabase(session);
  });
  let pool = openPool(databaseUrl);
  const soundPool = () => {
    if (pool.isSpoilt()) {
      void pool.close();
      pool = openPool(databaseUrl);
    }
    return pool;
  };
  return {
    ...pool,
    fetch: (request) => soundPool().fetch(request),
    deleteUser: (id) => soundPool().deleteUser(id),
    forgetUnconfirmed: (email) => soundPool().forgetUnconfirmed(email),
    forgetAccounts: () => soundPool().forgetAccounts(),
    close: () => pool.close(),
  };
}

/**
 * The driver loses its way with connections that were lost in the middle of a transaction: some are never opened again,
 * some never answer. So after the first one lost the next request begins with new ones, and the others end when they
 * have answered.
 */
function openPool(databaseUrl: string) {
  let isSpoilt = false;
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      // None is closed but by the server, or by an end.
      max_lifetime: null,
      onclose: () => {
        isSpoilt = true;
      },
      onnotice: () => undefined,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: timestampText },
        // A date stays the day it says, whatever the machine's time zone.
        date: { to: 1082, from: [1082], serialize: String, parse: (raw: string) => raw },
        // The service hands over JSON that is text already; writing it as JSON again would make a string of it.
        jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
      },
    },
  });
  return {
    ...liteApp(connection),
    isSpoilt: () => isSpoilt,
    deleteUser: (id: string) => deleteUser(postgresSession(connection.driver), id),
    forgetUnconfirmed: (email: string) => forgetUnconfirmed(postgresSession(connection.driver), email),
    forgetAccounts: () => forgetAccounts(postgresSession(connection.driver)),
    close: () => connection.driver.end({ timeout: 5 }),
  };
}

/** Views that keep to row level security (`security_invoker`) came with PostgreSQL 15. */
async function expectVersion(session: DatabaseSession): Promise<void> {
  const [row] = await session.query(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
    [],
  );
  if (Number(row?.number) < 150_000) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${row?.version}; version 15 or newer is needed`);
  }
}

function jsonText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
