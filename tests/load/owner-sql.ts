import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { postgresSession } from "#lib/database/postgres-session.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import type { OwnerSql } from "./fill-database.ts";

export interface OpenSql extends OwnerSql {
  /** Brings an empty database to this version. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the embedded database of a data folder that no server has open. */
export async function openFolder(folder: string): Promise<OpenSql> {
  const database = await PGlite.create(folder);
  return {
    exec: (sql) => database.exec(sql),
    query: async (sql, values = []) => (await database.query<Record<string, unknown>>(sql, [...values])).rows,
    prepare: () => prepareDatabase(pgliteSession(database)),
    close: () => database.close(),
  };
}

/** Opens a PostgreSQL server's database as its owner. */
export function openServer(url: string): OpenSql {
  const database = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    exec: (sql) => database.unsafe(sql),
    query: async (sql, values = []) => [
      ...(await database.unsafe<Record<string, unknown>[]>(
        sql,
        values.map((value) => (typeof value === "string" ? value : [...value])),
      )),
    ],
    prepare: () => prepareDatabase(postgresSession(database)),
    close: () => database.end({ timeout: 5 }),
  };
}
