import { createPostgresConnection } from "@supabase/lite/postgres";
import { deleteUser, forgetAccounts, forgetUnconfirmed } from "./accounts.ts";
import type { Backend } from "./backend.ts";
import type { DatabaseSession } from "./database-session.ts";
import { liteApp } from "./lite-app.ts";
import { postgresSession, withOwnerSession } from "./postgres-session.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { timestampText } from "./timestamp-text.ts";

/**
 * Starts the backend on a PostgreSQL server of the operator. The user must own the database and be able to create
 * roles.
 */
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
 * The driver mishandles connections that are lost in the middle of a transaction: some are never reopened, some never
 * answer. So after the first loss the next request opens a new pool, and the old one ends once its requests are answered.
 */
function openPool(databaseUrl: string) {
  let isSpoilt = false;
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      // Only the server or `close` ends a connection.
      max_lifetime: null,
      onclose: () => {
        isSpoilt = true;
      },
      onnotice: () => undefined,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: String, parse: timestampText },
        // A date stays the day it names, whatever the machine's time zone.
        date: { to: 1082, from: [1082], serialize: String, parse: (raw: string) => raw },
        // The service passes JSON as text; serializing that again would make it a JSON string.
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

/** Views that obey row level security (`security_invoker`) came with PostgreSQL 15. */
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
