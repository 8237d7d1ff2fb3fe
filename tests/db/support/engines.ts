import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { pgliteSession } from "#lib/supabase/pglite-session.ts";
import { postgresSession } from "#lib/supabase/postgres-session.ts";
import { prepareDatabase } from "#lib/supabase/prepare-database.ts";
import { startPostgresServer } from "./postgres-server.ts";

export interface TestDatabase {
  /** Runs a whole file and gives the first column of every row it answered, in order. */
  run(sql: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A database with this version's schema and pgTAP, on each engine the product runs on. */
export const engines: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: "PGlite", open: openPglite },
  { name: "PostgreSQL", open: openPostgres },
];

async function openPglite(): Promise<TestDatabase> {
  const database = new PGlite();
  await prepareDatabase(pgliteSession(database));
  await database.exec(await pgtapSql());
  return {
    async run(sql) {
      const results = await orRollBack(database.exec(sql), () => database.exec("rollback"));
      return results.flatMap((result) => result.rows.map((row) => String(Object.values(row)[0])));
    },
    close: () => database.close(),
  };
}

async function openPostgres(): Promise<TestDatabase> {
  const server = await startPostgresServer();
  const database = postgres(server.url, { max: 1, onnotice: () => undefined });
  await prepareDatabase(postgresSession(database));
  await database.unsafe(await pgtapSql());
  return {
    async run(sql) {
      const results = await orRollBack(database.unsafe(sql), () => database.unsafe("rollback"));
      return [results].flat(2).map((row) => String(Object.values(row)[0]));
    },
    async close() {
      await database.end();
      await server.stop();
    },
  };
}

// A file that stops in its middle leaves its transaction open, which would fail the files after it.
async function orRollBack<Value>(work: Promise<Value>, rollBack: () => Promise<unknown>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    await rollBack();
    throw error;
  }
}

// pgTAP is plain SQL; PGlite ships it, and PostgreSQL takes the same text.
async function pgtapSql(): Promise<string> {
  const pglite = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const { stdout } = await promisify(execFile)(
    "tar",
    ["-xzOf", join(pglite, "pgtap.tar.gz"), "share/postgresql/extension/pgtap.sql"],
    { maxBuffer: 10_000_000 },
  );
  return `create schema extensions;
    grant usage on schema extensions to anon, authenticated, service_role;
    set search_path = extensions, public;
    ${stdout};
    grant execute on all functions in schema extensions to anon, authenticated, service_role;
    set search_path = public, extensions;`;
}
