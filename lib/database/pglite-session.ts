import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { DatabaseSession } from "./database-session.ts";

export function pgliteSession(database: PGlite): DatabaseSession {
  return {
    ...statementsOn(database),
    transaction: (work) =>
      database.transaction(async (transaction) => {
        await work({ ...statementsOn(transaction), transaction: refuseNesting });
      }),
  };
}

function statementsOn(target: PGlite | Transaction): Pick<DatabaseSession, "exec" | "query"> {
  return {
    async exec(sql) {
      await target.exec(sql);
    },
    async query(sql, values) {
      const { rows } = await target.query<Record<string, unknown>>(sql, [...values]);
      return rows;
    },
  };
}

function refuseNesting(): Promise<never> {
  return Promise.reject(new Error("a transaction is already open"));
}
