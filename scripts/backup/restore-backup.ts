import { getAuthSchemaSql } from "@supabase/lite";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { applyMigrations, migrationVersions, projectFile } from "#lib/database/migrations.ts";
import { createRoles, seedFilesSql } from "#lib/database/prepare-database.ts";
import { renameSquashed } from "#lib/database/squashed-migrations.ts";
import { type BackupHeader, type BackupTable, backupLines } from "./backup-lines.ts";
import { listTables, type Table } from "./list-tables.ts";
import { readContent } from "./read-backup.ts";

const rowsAtOnce = 500;
const bytesAtOnce = 1_000_000;

/** Tables that a start fills by itself: rows in them are no data to be lost. */
const seeded = [
  "public.questions",
  "public.courselist",
  "public.passages",
  "public.like_total",
  "supabase_migrations.seed_files",
];

/**
 * Fills an empty database with a checked backup, in one transaction; gives how many rows. The database gets the schema
 * of the backup, and the next start of the server brings it to its own. Throws when it holds data, or when the backup
 * is of a newer version.
 */
export async function restoreBackup(session: DatabaseSession, file: string, header: BackupHeader): Promise<number> {
  await prepareSchema(session, header);
  let rows = 0;
  await session.transaction(async (transaction) => {
    const tables = await listTables(transaction);
    await empty(transaction, tables);
    for (const { sql } of tables) await transaction.exec(`alter table ${sql} disable trigger user`);
    rows = await insertAll(transaction, file, tables);
    for (const { sql } of tables) await transaction.exec(`alter table ${sql} enable trigger user`);
  });
  return rows;
}

async function prepareSchema(session: DatabaseSession, header: BackupHeader): Promise<void> {
  const known = await migrationVersions(projectFile("migrations"));
  const migrations = renameSquashed(header.migrations, known, "The backup");
  const unknown = migrations.filter((version) => !known.includes(version));
  if (unknown.length > 0) {
    throw new Error(`The backup is of a newer version: this one does not know the migration ${unknown[0]}.`);
  }
  await createRoles(session);
  await session.exec(getAuthSchemaSql());
  await applyMigrations(session, projectFile("migrations"), (version) => migrations.includes(version));
  await session.exec(seedFilesSql);
  const applied = await session.query("select version from supabase_migrations.schema_migrations", []);
  if (applied.length !== migrations.length) {
    throw new Error("The database has been set up by a newer version than the backup's. Restore into an empty one.");
  }
}

/** Throws when there is anything but the seed, which makes room. Nobody writes until the transaction ends. */
async function empty(session: DatabaseSession, tables: readonly Table[]): Promise<void> {
  await session.exec(`lock table ${tables.map(({ sql }) => sql).join(", ")} in access exclusive mode`);
  for (const { table, sql } of tables) {
    if (seeded.includes(table)) continue;
    const found = await session.query(`select 1 from ${sql} limit 1`, []);
    if (found.length > 0) throw new Error(`The database holds data (${table}). Restore into an empty one.`);
  }
  const filled = tables.filter(({ table }) => seeded.includes(table)).map(({ sql }) => sql);
  await session.exec(`truncate ${filled.join(", ")}`);
}

async function insertAll(session: DatabaseSession, file: string, tables: readonly Table[]): Promise<number> {
  let into: Table | null = null;
  let waiting: string[] = [];
  let bytes = 0;
  let rows = 0;
  const insert = async () => {
    if (into !== null && waiting.length > 0) await insertRows(session, into, waiting);
    rows += waiting.length;
    waiting = [];
    bytes = 0;
  };
  for await (const line of readContent(file)) {
    if (line.startsWith('{"table":')) {
      await insert();
      into = await openTable(session, backupLines.table.parse(JSON.parse(line)), tables);
    } else {
      // The text of the row as the database gave it: no number passes through JavaScript.
      waiting.push(line.slice('{"row":'.length, -1));
      bytes += line.length;
    }
    if (waiting.length >= rowsAtOnce || bytes >= bytesAtOnce) await insert();
  }
  await insert();
  return rows;
}

async function openTable(session: DatabaseSession, kept: BackupTable, tables: readonly Table[]): Promise<Table> {
  const table = tables.find(({ table: name }) => name === kept.table);
  if (table === undefined || kept.columns.some((column) => !table.columns.includes(column))) {
    throw new Error(`The backup has a table or column this version does not know: ${kept.table}.`);
  }
  for (const { column, last, isCalled } of kept.sequences) {
    await session.query(`select setval(pg_get_serial_sequence($1, $2), $3::text::bigint, ${isCalled})`, [
      table.sql,
      column,
      last,
    ]);
  }
  return { ...table, columns: kept.columns };
}

async function insertRows(session: DatabaseSession, { sql, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(", ");
  await session.query(
    `insert into ${sql} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql}, $1::text::jsonb)`,
    [`[${rows.join(",")}]`],
  );
}
