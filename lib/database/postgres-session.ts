import type { Sql, TransactionSql } from "postgres";
import type { DatabaseSession } from "./database-session.ts";

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
