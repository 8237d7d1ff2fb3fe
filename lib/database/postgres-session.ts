import postgres, { type Sql, type TransactionSql } from "postgres";
import type { DatabaseSession } from "./database-session.ts";

/** The session of a connection of the driver `postgres`. */
export function postgresSession(database: Sql): DatabaseSession {
  return {
    ...statementsOn(database),
    async transaction(work) {
      await database.begin((transaction) => work({ ...statementsOn(transaction), transaction: refuseNesting }));
    },
  };
}

function statementsOn(target: Sql | TransactionSql): Pick<DatabaseSession, "exec" | "query"> {
  return {
    async exec(sql) {
      await target.unsafe(sql);
    },
    async query(sql, values) {
      const rows = await target.unsafe<Record<string, unknown>[]>(
        sql,
        values.map((value) => (typeof value === "string" ? value : [...value])),
      );
      return [...rows];
    },
  };
}

function refuseNesting(): Promise<never> {
  return Promise.reject(new Error("a transaction is already open"));
}

// Any number that no other application on the server uses for advisory locks.
const ownerLock = "7236190451";

/**
 * Connects to a PostgreSQL server as the owner of the database, to set it up, back it up or restore it, and closes the
 * connection after `work`. Only one process does so at a time.
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
    // Ending the connection also releases the lock.
    await database.end({ timeout: 5 });
  }
}
