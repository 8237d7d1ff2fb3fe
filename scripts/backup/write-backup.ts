import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import type { BackupHeader, BackupTable } from "./backup-lines.ts";
import { listTables, type Table } from "./list-tables.ts";

const rowsAtOnce = 500;

/**
 * Writes all that `session` holds into `file`, which must not be there yet and which its owner alone may read; gives
 * how many rows. The file has its name only once it is whole.
 */
export async function writeBackup(
  session: DatabaseSession,
  file: string,
  secret: Pick<BackupHeader, "secret" | "secretPrint">,
): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name for the backup.`);
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    // What is written while this goes on is seen as a whole or not at all.
    await session.transaction(async (transaction) => {
      await transaction.exec("set transaction isolation level repeatable read, read only");
      const lines = Readable.from(
        backupLines(transaction, secret, (count) => {
          rows = count;
        }),
      );
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    });
    const written = await open(unfinished);
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows;
}

async function* backupLines(
  session: DatabaseSession,
  secret: Pick<BackupHeader, "secret" | "secretPrint">,
  tell: (rows: number) => void,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const line of contentLines(session, secret)) {
    if (line.startsWith(rowStart)) rows += 1;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest("hex") })}\n`;
  tell(rows);
}

const rowStart = '{"row":';
const migrationRows = z.array(z.object({ version: z.string() }));
const textRows = z.array(z.object({ text: z.string() }));
const sequenceRow = z.tuple([z.object({ last: z.string(), called: z.boolean() })]);

async function* contentLines(
  session: DatabaseSession,
  secret: Pick<BackupHeader, "secret" | "secretPrint">,
): AsyncGenerator<string> {
  const applied = await session.query("select version from supabase_migrations.schema_migrations order by version", []);
  const header: BackupHeader = {
    kind: "huou-ham-hoc backup",
    version: 1,
    at: new Date().toISOString(),
    migrations: migrationRows.parse(applied).map(({ version }) => version),
    ...secret,
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await listTables(session)) {
    const description: BackupTable = {
      table: table.table,
      columns: [...table.columns],
      sequences: await readSequences(session, table),
    };
    yield `${JSON.stringify(description)}\n`;
    yield* rowLines(session, table);
  }
}

async function* rowLines(session: DatabaseSession, table: Table): AsyncGenerator<string> {
  const columns = table.columns.map((column) => `"${column}"`).join(", ");
  await session.exec(`declare rows_to_back_up cursor for
    select to_jsonb(kept)::text as text from (select ${columns} from ${table.sql}) as kept`);
  for (;;) {
    const rows = textRows.parse(await session.query(`fetch ${rowsAtOnce} from rows_to_back_up`, []));
    for (const { text } of rows) yield `${rowStart}${text}}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await session.exec("close rows_to_back_up");
}

async function readSequences(session: DatabaseSession, table: Table): Promise<BackupTable["sequences"]> {
  const sequences: BackupTable["sequences"] = [];
  for (const column of table.identities) {
    const named = await session.query("select pg_get_serial_sequence($1, $2) as text", [table.sql, column]);
    const [{ text }] = z.tuple([z.object({ text: z.string() })]).parse(named);
    const [{ last, called }] = sequenceRow.parse(
      await session.query(`select last_value::text as last, is_called as called from ${text}`, []),
    );
    sequences.push({ column, last, isCalled: called });
  }
  return sequences;
}
