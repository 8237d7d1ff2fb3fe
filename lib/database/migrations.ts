import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import type { DatabaseSession } from "./database-session.ts";
import { renameSquashed } from "./squashed-migrations.ts";

/**
 * Runs the migrations of `folder` that have not run yet, in the order of their names, each in its own transaction, and
 * records them as the Supabase CLI does. `isWanted` can leave out versions. Throws an error that names the file if one
 * fails. A database that has run all migrations from before the squash counts as having run these; throws if it has run
 * only some of them.
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
  const files = await migrationFiles(folder);
  const versions = await adoptSquashed(session, folder, files);
  for (const file of files) {
    if (!versions.includes(file.version) && isWanted(file.version)) {
      await applyMigration(session, folder, file);
    }
  }
}

/** The versions of the migrations in `folder`, in order. */
export async function migrationVersions(folder: string): Promise<string[]> {
  return (await migrationFiles(folder)).map(({ version }) => version);
}

/**
 * Replaces the records of the squashed migrations by those that make the same schema, as `supabase migration repair`
 * does in a hosted project. Returns the versions that are recorded afterwards.
 */
async function adoptSquashed(
  session: DatabaseSession,
  folder: string,
  files: readonly MigrationFile[],
): Promise<readonly string[]> {
  const rows = await session.query("select version from supabase_migrations.schema_migrations order by version", []);
  const recorded = rows.map(({ version }) => String(version));
  const versions = renameSquashed(
    recorded,
    files.map(({ version }) => version),
    "The database",
  );
  const gone = recorded.filter((version) => !versions.includes(version));
  if (gone.length === 0) return versions;
  await session.transaction(async (transaction) => {
    await transaction.query("delete from supabase_migrations.schema_migrations where version = any ($1::text[])", [
      gone,
    ]);
    for (const file of files) {
      if (!versions.includes(file.version) || recorded.includes(file.version)) continue;
      await record(transaction, file, await readFile(join(folder, file.fileName), "utf8"));
    }
  });
  return versions;
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
      throw new Error(`supabase/migrations/${fileName} is not named YYYYMMDDHHMMSS_topic_what.sql`);
    }
    return { fileName, version, name };
  });
}

async function applyMigration(session: DatabaseSession, folder: string, file: MigrationFile): Promise<void> {
  const sql = await readFile(join(folder, file.fileName), "utf8");
  try {
    await session.transaction(async (transaction) => {
      await transaction.exec(sql);
      await record(transaction, file, sql);
    });
  } catch (error) {
    throw new Error(`The migration ${file.fileName} failed and was rolled back`, { cause: error });
  }
}

async function record(session: DatabaseSession, file: MigrationFile, sql: string): Promise<void> {
  await session.query(
    "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
    [file.version, splitSqlStatements(sql), file.name],
  );
}

/** The path of a file under supabase/. The working directory is the project's root, in development and in production. */
export function projectFile(...parts: readonly string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "supabase", ...parts);
}
