/** One connection on which SQL runs as the database's owner, for setting it up. */
export interface DatabaseSession {
  /** Runs any number of statements; without a transaction around it each stands alone. */
  exec(sql: string): Promise<void>;
  query(sql: string, values: readonly (string | readonly string[])[]): Promise<readonly Record<string, unknown>[]>;
  /** Commits when `work` ends well, else rolls back and throws what it threw. */
  transaction(work: (session: DatabaseSession) => Promise<void>): Promise<void>;
}
