import { randomUUID } from "node:crypto";
import { join } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { type Env, readEnv } from "#lib/env.ts";
import { seededDatabase } from "./seeded-database.ts";
import { seededFolder } from "./seeded-folder.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Settings of a data folder that is not there yet. The secret is the one the tests run with. */
export function newDataFolder(): Env {
  return folderSettings(join(temporaryFolder(), "data"));
}

/** Settings of a data folder with this version's database. */
export function seededDataFolder(): Env {
  return folderSettings(seededFolder());
}

function folderSettings(folder: string): Env {
  return readEnv({ APP_SECRET: process.env.APP_SECRET, NODE_ENV: "test", DATA_DIR: folder });
}

/** Settings of a new, empty database on a server, which takes it along; `url` is that of its database `postgres`. */
export async function newDatabase(url = inject("postgresUrl")): Promise<Env & { backend: "postgres" }> {
  const name = `empty-${randomUUID()}`;
  const administrator = postgres(url, { max: 1 });
  await administrator.unsafe(`create database "${name}"`);
  await administrator.end();
  return databaseSettings(url.replace(/postgres$/, name));
}

/** Settings of a database of this version on the server that all tests share, dropped when the test is over. */
export async function newSeededDatabase(): Promise<Env & { backend: "postgres" }> {
  return databaseSettings(await seededDatabase());
}

/** Settings of the database at an address. */
export function databaseSettings(url: string): Env & { backend: "postgres" } {
  const settings = readEnv({ APP_SECRET: process.env.APP_SECRET, NODE_ENV: "test", DATABASE_URL: url });
  if (settings.backend !== "postgres") throw new Error("DATABASE_URL makes it a PostgreSQL");
  return settings;
}
