import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { z } from "zod";
import type { Env } from "#lib/env.ts";
import { lockDataDir } from "#lib/supabase/lock-data-dir.ts";
import { pgliteOptions } from "#lib/supabase/pglite-options.ts";

/** More than this many wrong numbers are not listed. */
const mostListed = 1000;

const driftSchema = z.array(
  z.object({
    level_name: z.string(),
    /** Null for a number that belongs to no single pupil. */
    user_id: z.string().nullable(),
    field: z.string(),
    kept: z.int().nullable(),
    expected: z.int().nullable(),
  }),
);

/** What of the environment says where the database is. */
type Settings =
  | Pick<Extract<Env, { backend: "embedded" }>, "backend" | "dataDir">
  | Pick<Extract<Env, { backend: "postgres" }>, "backend" | "databaseUrl">
  | Pick<Extract<Env, { backend: "hosted" }>, "backend" | "supabaseUrl" | "secretKey">;

type Drift = z.output<typeof driftSchema>;

/**
 * Writes what the leaderboards' totals and counts have wrong, a line a number, or one line that nothing is. Gives the exit code.
 * Throws when the database cannot be asked: a running server holds the embedded one.
 */
export async function checkTotals(settings: Settings, write: (line: string) => void): Promise<0 | 1> {
  const drift = await readDrift(settings);
  if (drift.length === 0) {
    write("All leaderboards are what the levels add up to.");
    return 0;
  }
  for (const { level_name, user_id, field, kept, expected } of drift) {
    write(
      `${[level_name, user_id ?? [], field].flat().join(" ")}: kept ${kept ?? "no row"}, true ${expected ?? "no row"}`,
    );
  }
  const count = drift.length === mostListed ? `${mostListed} or more` : String(drift.length);
  write(`Numbers of the leaderboards that are wrong: ${count}`);
  return 1;
}

function readDrift(settings: Settings): Promise<Drift> {
  switch (settings.backend) {
    case "embedded":
      return askEmbedded(settings.dataDir);
    case "postgres":
      return askPostgres(settings.databaseUrl);
    case "hosted":
      return askHosted(settings.supabaseUrl, settings.secretKey);
  }
}

const question = `select * from public.level_totals_drift(${mostListed})`;

async function askEmbedded(dataDir: string): Promise<Drift> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`);
  const unlock = lockDataDir(dataDir);
  try {
    const database = await PGlite.create(folder, pgliteOptions);
    try {
      return driftSchema.parse((await database.query(question)).rows);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

async function askPostgres(url: string): Promise<Drift> {
  const database = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  try {
    return driftSchema.parse([...(await database.unsafe(question))]);
  } finally {
    await database.end({ timeout: 5 });
  }
}

async function askHosted(url: string, secretKey: string): Promise<Drift> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data } = await client.rpc("level_totals_drift", { p_limit: mostListed }).throwOnError();
  return driftSchema.parse(data);
}
