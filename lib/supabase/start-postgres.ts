import { createPostgresConnection } from "@supabase/lite/postgres";
import type { Backend } from "./backend.ts";
import { deleteUser } from "./delete-user.ts";
import { liteApp } from "./lite-app.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { timestampText } from "./timestamp-text.ts";
import { withOwnerSession } from "./with-owner-session.ts";

/** A PostgreSQL server of the operator's. Its user must own the database and may create roles. */
export async function startPostgres(databaseUrl: string): Promise<Backend> {
  await withOwnerSession(databaseUrl, prepareDatabase);
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

function jsonText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
