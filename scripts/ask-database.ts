import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { lockDataDir } from "#lib/database/embedded/data-dir.ts";
import { pgliteOptions } from "#lib/database/embedded/pglite.ts";
import type { Env } from "#lib/env.ts";

/** What of the environment says where the database is. */
export type DatabaseSettings =
  | Pick<Extract<Env, { backend: "embedded" }>, "backend" | "dataDir">
  | Pick<Extract<Env, { backend: "postgres" }>, "backend" | "databaseUrl">
  | Pick<Extract<Env, { backend: "hosted" }>, "backend" | "supabaseUrl" | "secretKey">;

/** A call of a function of the public schema that answers rows. */
interface Call {
  readonly name: "level_totals_drift" | "hide_from_boards" | "hidden_from_boards";
  readonly args: Readonly<Record<string, number | boolean | string[]>>;
}

/**
 * Calls a function on the database the settings name, of any of the three kinds. Throws when it cannot be asked: a running
 * server holds the embedded one.
 */
export function askDatabase(settings: DatabaseSettings, call: Call): Promise<unknown> {
  switch (settings.backend) {
    case "embedded":
      return askEmbedded(settings.dataDir, call);
    case "postgres":
      return askPostgres(settings.databaseUrl, call);
    case "hosted":
      return askHosted(settings.supabaseUrl, settings.secretKey, call);
  }
}

function queryOf({ name, args }: Call): string {
  const named = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
  return `select * from public.${name}(${named.join(", ")})`;
}

async function askEmbedded(dataDir: string, call: Call): Promise<unknown> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`);
  const unlock = lockDataDir(dataDir);
  try {
    const database = await PGlite.create(folder, pgliteOptions);
    try {
      return (await database.query(queryOf(call), Object.values(call.args))).rows;
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

async function askPostgres(url: string, call: Call): Promise<unknown> {
  const database = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    return [...(await database.unsafe(queryOf(call), Object.values(call.args)))];
  } finally {
    await database.end({ timeout: 5 });
  }
}

async function askHosted(url: string, secretKey: string, { name, args }: Call): Promise<unknown> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return (await client.rpc(name, args).throwOnError()).data;
}
