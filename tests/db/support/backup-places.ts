import { join } from "node:path";
import postgres from "postgres";
import { type Env, readEnv } from "#lib/env.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Settings of a data folder that is not there yet. The secret is the one the tests run with. */
export function newDataFolder(): Env {
  return readEnv({ APP_SECRET: process.env.APP_SECRET, NODE_ENV: "test", DATA_DIR: join(temporaryFolder(), "data") });
}

let databases = 0;

/** Settings of a new, empty database on a server; `url` is that of its database `postgres`. */
export async function newDatabase(url: string): Promise<Env & { backend: "postgres" }> {
  databases += 1;
  const administrator = postgres(url, { max: 1 });
  await administrator.unsafe(`create database school${databases}`);
  await administrator.end();
  const settings = readEnv({
    APP_SECRET: process.env.APP_SECRET,
    NODE_ENV: "test",
    DATABASE_URL: url.replace(/postgres$/, `school${databases}`),
  });
  if (settings.backend !== "postgres") throw new Error("DATABASE_URL makes it a PostgreSQL");
  return settings;
}
