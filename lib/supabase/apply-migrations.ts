import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import type { DatabaseSession } from "./database-session.ts";

/**
 * Runs the migrations of `folder` that were not run yet, in the order of their names, each in a
 * transaction of its own, and records them as the Supabase CLI does. Throws with the file's name.
 * `isWanted` may leave some out, by version.
 */
export async function applyMigrations(
  session: DatabaseSession,
  folder: string,
  isWanted: (version: string) => boolean = () => true,
): Promise<void> {
  await session.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key, statements text[], name text
    )`);
  const applied = await session.query("select version from supabase_migrations.schema_migrations", []);
  const versions = new Set(applied.map((row) => row.version));
  for (const file of await migrationFiles(folder)) {
    if (!versions.has(file.version) && isWanted(file.version)) {
      await applyMigration(session, folder, file);
    }
  }
}

interface MigrationFile {
  readonly fileName: string;
  readonly version: string;
  readonly name: string;
}

async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const fileNames = (await readdir(folder)).filter((fileName) => fileName.endsWith(".sql")).sort();
  return fileNames.map((fileName) => {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(fileName) ?? [];
    if (version === undefined || name === undefined) {
      throw new Error(`supabase/migrations/${fileName} is not named YYYYMMDDHHMMSS_table_what.sql`);
    }
    return { fileName, version, name };
  });
}

async function applyMigration(session: DatabaseSession, folder: string, file: MigrationFile): Promise<void> {
  const sql = await readFile(join(folder, file.fileName), "utf8");
  try {
    await session.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
        [file.version, splitSqlStatements(sql), file.name],
      );
    });
  } catch (error) {
    throw new Error(`The migration ${file.fileName} failed and was rolled back`, { cause: error });
  }
}
