import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import postgres from "postgres";
import { z } from "zod";
import { quietEnv } from "#scripts/quiet-env.ts";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { withDatabase } from "#tests/setup/class-data.ts";
import { startServer } from "#tests/setup/start-server.ts";

type Ask = (sql: string) => Promise<unknown>;

interface Database {
  /** Whether the folder of the server holds it. */
  readonly isEmbedded: boolean;
  readonly env: Readonly<Record<string, string>>;
  readonly withAsk: <Value>(dataDir: string, work: (ask: Ask) => Promise<Value>) => Promise<Value>;
  readonly stop: () => Promise<void>;
}

/** The databases the product runs on. */
export const storyDatabases = {
  "the embedded database": async (): Promise<Database> => ({
    isEmbedded: true,
    env: {},
    withAsk: (dataDir, work) =>
      withDatabase(dataDir, (database) => work(async (sql) => (await database.query(sql)).rows)),
    stop: async () => undefined,
  }),

  "a PostgreSQL": async (): Promise<Database> => {
    const server = await startPostgresServer();
    return {
      isEmbedded: false,
      env: { DATABASE_URL: server.url, APP_SECRET: "a secret for this story and no other" },
      withAsk: async (_, work) => {
        const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
        try {
          return await work((text) => sql.unsafe(text));
        } finally {
          await sql.end();
        }
      },
      stop: () => server.stop(),
    };
  },
} as const;

const names = z.array(z.object({ name: z.string() }));
const rows = z.array(z.object({ row: z.string() }));

/** Every row of every table there is, those of the database itself among them: its statistics keep samples. */
async function dumpAll(ask: Ask): Promise<Map<string, Buffer>> {
  const tables = names.parse(
    await ask(`select format('%I.%I', n.nspname, c.relname) as name
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace where c.relkind in ('r', 'm') order by 1`),
  );
  const dump = new Map<string, Buffer>();
  for (const { name } of tables) {
    const found = rows.parse(await ask(`select row_to_json(kept)::text as row from ${name} as kept`));
    dump.set(`table ${name}`, Buffer.from(found.map(({ row }) => row).join("\n")));
  }
  return dump;
}

function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [`file ${path.slice(folder.length + 1)}`, readFileSync(path)];
    }),
  );
}

/** Backs up as an operator does, and gives what the backup holds. */
async function backUp(dataDir: string, env: Readonly<Record<string, string>>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-backup-"));
  try {
    const file = join(folder, "school.backup");
    await promisify(execFile)(process.execPath, ["scripts/back-up-database.ts", file], {
      env: { ...quietEnv("production"), DATA_DIR: dataDir, ...env },
    });
    return gunzipSync(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type StoryServer = Awaited<ReturnType<typeof startStoryServer>>;

/** A server and data of its own on one of the databases. */
export async function startStoryServer(open: () => Promise<Database>) {
  const database = await open();
  const { env } = database;
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-class-story-"));
  let server = await startServer({ dataDir, env, port: null });
  const outputs = [server.output];
  return {
    origin: server.origin,
    isEmbedded: database.isEmbedded,

    /** All that the server has written, since its first start. */
    output: () => outputs.map((output) => output()).join(""),

    stop: () => server.stop(),

    /** On the same data, at the same address. */
    async startAgain(): Promise<void> {
      server = await startServer({ dataDir, env, port: server.port });
      outputs.push(server.output);
    },

    /** What it keeps, while it has stopped: the files of its folder, the rows of all tables, what a backup holds. */
    async keeps() {
      return {
        files: readFiles(dataDir),
        tables: await database.withAsk(dataDir, dumpAll),
        backup: new Map([["the backup", await backUp(dataDir, env)]]),
      };
    },

    async remove(): Promise<void> {
      await server.kill9();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
