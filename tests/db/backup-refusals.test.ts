import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { getAuthSchemaSql } from "@supabase/lite";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { applyMigrations, projectFile } from "#lib/database/migrations.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { withOwnerSession } from "#lib/database/postgres-session.ts";
import { createRoles } from "#lib/database/prepare-database.ts";
import { type Env, readEnv } from "#lib/env.ts";
import { backUp } from "#scripts/backup/back-up.ts";
import { restore } from "#scripts/backup/restore.ts";
import { databaseSettings, newDatabase, newDataFolder, seededDataFolder } from "./support/backup-places.ts";
import { clientOf } from "./support/client-of.ts";
import { dumpRows } from "./support/dump-rows.ts";
import { fillSchool } from "./support/fill-school.ts";
import { type CreatedDatabase, createDatabase } from "./support/seeded-database.ts";
import { seededFolder } from "./support/seeded-folder.ts";
import { startProgram } from "./support/start-program.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

let created: CreatedDatabase;
let source: Env & { backend: "postgres" };
let kept: Awaited<ReturnType<typeof dumpRows>>;

beforeAll(async () => {
  created = await createDatabase();
  source = databaseSettings(created.url);
  const backend = await startPostgres(source.databaseUrl);
  await fillSchool(backend);
  await backend.close();
  kept = await dumpRows(source);
});
afterAll(() => created.drop());

async function backedUp(settings: Env): Promise<string> {
  const file = join(temporaryFolder(), "school.backup");
  await backUp(settings, file);
  return file;
}

/** The same backup with other lines, its sum made to fit. */
function rewritten(file: string, change: (lines: string[]) => string[]): string {
  const lines = change(gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n").slice(0, -1));
  const text = lines.map((line) => `${line}\n`).join("");
  const rows = lines.filter((line) => line.startsWith('{"row":')).length;
  const end = JSON.stringify({ rows, sha256: createHash("sha256").update(text).digest("hex") });
  const other = `${file}.rewritten`;
  writeFileSync(other, gzipSync(`${text}${end}\n`));
  return other;
}

test("what is no whole backup is refused before anything is changed", async () => {
  const file = await backedUp(source);
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString("utf8");
  const damaged = "is damaged or was cut off. Nothing was changed.";
  const foreign = "is not a backup of this program. Nothing was changed.";
  const cases: [Buffer, string][] = [
    [bytes.subarray(0, Math.floor(bytes.length * 0.6)), damaged],
    [bytes.subarray(0, bytes.length - 4), damaged],
    [gzipSync(text.replace("Hươu Ở Lại", "Hươu Ở Đây")), damaged],
    [gzipSync(text.split("\n").slice(0, -2).join("\n")), damaged],
    [gzipSync(text.replace(/\n.*"Bé Mới Đến".*/, "")), damaged],
    [gzipSync('{"kind":"another backup"}\n'), foreign],
    [Buffer.from("name,score\nan,1\n"), foreign],
    [Buffer.alloc(0), foreign],
  ];
  const other = join(temporaryFolder(), "other.backup");
  const target = newDataFolder();
  for (const [content, complaint] of cases) {
    writeFileSync(other, content);
    await expect(restore(target, other)).rejects.toThrow(`${other} ${complaint}`);
    expect(existsSync(target.dataDir)).toBe(false);
  }
  await expect(restore(target, `${other}.not`)).rejects.toThrow(`There is no file ${other}.not.`);
});

test("a backup of a newer version is refused, one of an older version is brought up to this one at the next start", async () => {
  const newer = rewritten(await backedUp(source), ([header = "", ...rows]) => [
    header.replace('],"secret', ',"29990101000000"],"secret'),
    ...rows,
  ]);
  const target = await newDatabase();
  await expect(restore(target, newer)).rejects.toThrow(
    "The backup is of a newer version: this one does not know the migration 29990101000000.",
  );

  const old = await newDatabase();
  await withOwnerSession(old.databaseUrl, async (session) => {
    await createRoles(session);
    await session.exec(getAuthSchemaSql());
    await applyMigrations(session, projectFile("migrations"), (version) => version < "20261127001200");
    await session.exec("insert into public.users (username, avatar) values ('Bé Ngày Xưa', 'fox')");
  });
  const older = await backedUp(old);
  expect(await restore(target, older)).toBe(2);
  const backend = await startPostgres(target.databaseUrl);
  const { data } = await clientOf(backend, "secretKey").from("users").select("username").throwOnError();
  const { data: forgotten } = await clientOf(backend, "secretKey").rpc("forget_old_history").throwOnError();
  await backend.close();
  expect(data).toEqual([{ username: "Bé Ngày Xưa" }]);
  expect(forgotten.status).toBe("done");

  const started = await newDatabase();
  await (await startPostgres(started.databaseUrl)).close();
  await expect(restore(started, older)).rejects.toThrow("has been set up by a newer version than the backup's");
});

test("a restore that is killed leaves no half database, and is done again", async () => {
  const file = await backedUp(source);
  const folder = newDataFolder();
  const database = await newDatabase();
  const administrator = postgres(database.databaseUrl, { max: 1, onnotice: () => undefined });
  const isBegun = {
    embedded: async () => existsSync(join(folder.dataDir, "database.unfinished", "PG_VERSION")),
    postgres: async () =>
      (await administrator`select to_regclass('public.passages')::text as table`)[0]?.table !== null,
  };
  for (const target of [folder, database] as const) {
    const env = target === folder ? { DATA_DIR: folder.dataDir } : { DATABASE_URL: database.databaseUrl };
    const command = startProgram({ file: "scripts/restore-database.ts", args: [file], env, preload: null });
    await expect
      .poll(isBegun[target === folder ? "embedded" : "postgres"], { interval: 5, timeout: 150_000 })
      .toBe(true);
    await command.kill();
  }
  expect(existsSync(join(folder.dataDir, "database"))).toBe(false);
  expect(await administrator`select 1 from public.users`).toEqual([]);
  await administrator.end();
  for (const target of [folder, database]) {
    await restore(target, file);
    expect(await dumpRows(target)).toEqual(kept);
  }
});

test("the secret of a data folder goes along with its backup, and another secret is refused", async () => {
  const settings = readEnv({ NODE_ENV: "test", DATA_DIR: seededFolder() });
  writeFileSync(join(settings.dataDir, "secret"), "the secret of this very folder, kept in a file");
  await (await startEmbedded(settings.dataDir)).close();
  const file = await backedUp(settings);

  const folder = readEnv({ NODE_ENV: "test", DATA_DIR: join(temporaryFolder(), "data") });
  await restore(folder, file);
  expect(readFileSync(join(folder.dataDir, "secret"), "utf8")).toBe("the secret of this very folder, kept in a file");
  await expect(restore(await newDatabase(), file)).rejects.toThrow(
    'APP_SECRET is another one: set it to the one the backup was made with, which is in its first line ("secret", see with zcat).',
  );
  const without = readEnv({ NODE_ENV: "test", DATA_DIR: join(temporaryFolder(), "data") });
  await expect(restore(without, await backedUp(source))).rejects.toThrow("APP_SECRET is missing");
});

test("the commands say in one line what they did or why not", async () => {
  const settings = seededDataFolder();
  const backend = await startEmbedded(settings.dataDir);
  const folder = temporaryFolder();
  const file = join(folder, "school.backup");
  const run = async (name: string, args: string[], env = {}) => {
    const command = startProgram({
      file: `scripts/${name}.ts`,
      args,
      env: { DATA_DIR: settings.dataDir, ...env },
      preload: null,
    });
    const { code, complaint } = await command.ended();
    return { code, said: [...(await command.kill()), complaint.trimEnd()].join("\n").trim() };
  };
  expect(await run("back-up-database", [file])).toEqual({
    code: 1,
    said: `The data folder ${settings.dataDir} is in use by process ${process.pid}. Stop that one, or set DATA_DIR to another folder.`,
  });
  await backend.close();
  expect(await run("back-up-database", [file], { APP_SECRET: "" })).toEqual({
    code: 1,
    said: `There is no secret in ${settings.dataDir}. Set APP_SECRET to the one the server runs with.`,
  });
  expect(await run("back-up-database", [])).toEqual({ code: 2, said: "Usage: npm run db:backup -- FILE" });
  expect(await run("back-up-database", [file])).toEqual({
    code: 0,
    said: expect.stringMatching(/^Backed up \d+ rows/),
  });
  expect(readdirSync(folder)).toEqual(["school.backup"]);
  copyFileSync(file, `${file}.copy`);
  expect(await run("back-up-database", [file])).toEqual({
    code: 1,
    said: `${file} exists already. Choose another name for the backup.`,
  });
  expect(readFileSync(file).equals(readFileSync(`${file}.copy`))).toBe(true);
  expect(await run("restore-database", [file])).toEqual({
    code: 1,
    said: `The data folder ${settings.dataDir} is not empty. Set DATA_DIR to a new one, or move this one away.`,
  });
});
