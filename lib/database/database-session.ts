/** A connection that runs SQL as the owner of the database, to set it up, back it up or restore it. */
export interface DatabaseSession {
  /** Runs any number of statements; outside a transaction each is one of its own. */
  exec(sql: string): Promise<void>;
  /** Runs one statement with its parameters `$1`, `$2` and so on, and returns its rows. */
  query(sql: string, values: readonly (string | readonly string[])[]): Promise<readonly Record<string, unknown>[]>;
  /** Commits if `work` succeeds, else rolls back and throws what it threw. Transactions cannot be nested. */
  transaction(work: (session: DatabaseSession) => Promise<void>): Promise<void>;
}
