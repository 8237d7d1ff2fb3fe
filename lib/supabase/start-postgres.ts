import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import type { Backend } from "./backend.ts";
import { deleteUser } from "./delete-user.ts";
import { liteApp } from "./lite-app.ts";
import { postgresSession } from "./postgres-session.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { timestampText } from "./timestamp-text.ts";

/** A PostgreSQL server of the operator's. Its user must own the database and may create roles. */
export async function startPostgres(databaseUrl: string): Promise<Backend> {
  await prepare(databaseUrl);
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
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
    deleteUser: (id) => deleteUser(postgresSession(connection.driver), id),
    close: () => connection.driver.end({ timeout: 5 }),
  };
}

// Any number that no other application on the server uses for its advisory locks.
const migrationLock = "7236190451";

async function prepare(databaseUrl: string): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    await expectVersion(database);
    await database.unsafe(`select pg_advisory_lock(${migrationLock})`);
    await prepareDatabase(postgresSession(database));
  } finally {
    // Ending the connection also gives the lock back.
    await database.end({ timeout: 5 });
  }
}

/** Views that keep to row level security (`security_invoker`) came with PostgreSQL 15. */
async function expectVersion(database: postgres.Sql): Promise<void> {
  const [row] = await database.unsafe<{ number: string; version: string }[]>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
  );
  if (Number(row?.number) < 150_000) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${row?.version}; version 15 or newer is needed`);
  }
}

function jsonText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
