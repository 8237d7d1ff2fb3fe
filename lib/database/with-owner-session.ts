import postgres from "postgres";
import type { DatabaseSession } from "./database-session.ts";
import { postgresSession } from "./postgres-session.ts";

// Any number that no other application on the server uses for its advisory locks.
const ownerLock = "7236190451";

/**
 * Works on a PostgreSQL server as the database's owner: setting it up, backing it up, restoring it. Of all processes
 * one does so at a time.
 */
export async function withOwnerSession<Value>(
  databaseUrl: string,
  work: (session: DatabaseSession) => Promise<Value>,
): Promise<Value> {
  const database = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    await database.unsafe(`select pg_advisory_lock(${ownerLock})`);
    return await work(postgresSession(database));
  } finally {
    // Ending the connection also gives the lock back.
    await database.end({ timeout: 5 });
  }
}
