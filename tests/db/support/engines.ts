import postgres from "postgres";
import { openInMemory } from "./open-in-memory.ts";
import { createDatabase } from "./seeded-database.ts";

export interface TestDatabase {
  /** Runs a whole file and gives the first column of every row it answered, in order. */
  run(sql: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A database with this version's schema, on each engine the product runs on. */
export const engines: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: "PGlite", open: openPglite },
  { name: "PostgreSQL", open: openPostgres },
];

async function openPglite(): Promise<TestDatabase> {
  const database = await openInMemory("seeded");
  return {
    async run(sql) {
      const results = await orRollBack(database.exec(sql), () => database.exec("rollback"));
      return results.flatMap((result) => result.rows.map((row) => String(Object.values(row)[0])));
    },
    close: () => database.close(),
  };
}

async function openPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createDatabase();
  const database = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    async run(sql) {
      const results = await orRollBack(database.unsafe(sql), () => database.unsafe("rollback"));
      return [results].flat(2).map((row) => String(Object.values(row)[0]));
    },
    async close() {
      await database.end();
      await drop();
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
