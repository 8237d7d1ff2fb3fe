import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { z } from "zod";
import type { Env } from "#lib/env.ts";

type Ask = (sql: string) => Promise<unknown>;

const names = z.array(z.object({ name: z.string() }));
const records = z.array(z.object({ record: z.record(z.string(), z.unknown()) }));
const texts = z.array(z.object({ text: z.string() }));

/** Every row of every table of ours, as the database itself writes it. Sessions, which no backup keeps, are left out. */
export async function dumpRows(settings: Env): Promise<Record<string, string[]>> {
  return withAsk(settings, async (ask) => {
    const found = names.parse(
      await ask(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'private') or (table_schema, table_name) in (('auth', 'users'), ('auth', 'identities'))
        order by 1`),
    );
    const rows: Record<string, string[]> = {};
    for (const { name } of found) {
      rows[name] = texts
        .parse(await ask(`select kept::text as text from ${name} as kept order by 1`))
        .map((row) => row.text);
    }
    return rows;
  });
}

/** The rows of some tables as JSON, each a record by column. */
export async function readRecords(settings: Env, tables: readonly string[]) {
  return withAsk(settings, async (ask) => {
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const name of tables) {
      const rows = records.parse(await ask(`select to_jsonb(kept) as record from ${name} as kept`));
      found[name] = rows.map(({ record }) => record);
    }
    return found;
  });
}

async function withAsk<Value>(settings: Env, work: (ask: Ask) => Promise<Value>): Promise<Value> {
  if (settings.backend === "postgres") {
    const server = postgres(settings.databaseUrl, { max: 1, onnotice: () => undefined });
    try {
      await server`set time zone 'UTC'`;
      return await work((sql) => server.unsafe(sql));
    } finally {
      await server.end();
    }
  }
  const folder = join(settings.dataDir, "database");
  if (!existsSync(folder)) throw new Error(`there is no database in ${settings.dataDir}`);
  const database = await PGlite.create(folder);
  try {
    await database.exec("set time zone 'UTC'");
    return await work(async (sql) => (await database.query(sql)).rows);
  } finally {
    await database.close();
  }
}
