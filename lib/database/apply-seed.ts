import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { DatabaseSession } from "./database-session.ts";
import { seedFilesSql } from "./seed-files-sql.ts";

/** Runs the seed file once for each of its contents; which one ran last is recorded as the Supabase CLI does. */
export async function applySeed(session: DatabaseSession, path: string): Promise<void> {
  await session.exec(seedFilesSql);
  const sql = await readFile(path, "utf8");
  const hash = createHash("sha256").update(sql).digest("hex");
  const applied = await session.query(
    "select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql' and hash = $1",
    [hash],
  );
  if (applied.length > 0) {
    return;
  }
  await session.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query(
      `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', $1)
       on conflict (path) do update set hash = excluded.hash`,
      [hash],
    );
  });
}
