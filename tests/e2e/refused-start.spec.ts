import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import postgres from "postgres";
import { z } from "zod";
import { findFreePort } from "#scripts/find-free-port.ts";
import { builtFolder, serverCommand } from "#scripts/server-command.ts";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test as base } from "#tests/setup/test.ts";

const test = base.extend<{ readonly folder: string }>({
  folder: async ({ ownOrigins: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-refused-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

const refusal = z.object({ code: z.literal(1), stderr: z.string() });

/** Starts a server that refuses to, and gives what it says. */
async function refuse(env: Readonly<Record<string, string>>): Promise<string[]> {
  const command = serverCommand({ port: await findFreePort(), host: "127.0.0.1", folder: builtFolder });
  const failed: unknown = await promisify(execFile)(process.execPath, command.args, {
    env: { ...command.env, ...env },
  }).catch((error: unknown) => error);
  return refusal.parse(failed).stderr.split("\n").filter(Boolean);
}

test("every setting that does not fit is named in a line of its own", async ({ folder }) => {
  const env = { DATA_DIR: folder, DATABASE_URL: "mysql://db", METRICS_TOKEN: "short", MAIL_FROM: "nobody" };
  expect(await refuse(env)).toEqual([
    "The environment is not usable:",
    "- DATABASE_URL must be a URL that starts with postgres:// or postgresql://",
    "- MAIL_FROM must be an email address",
    "- METRICS_TOKEN must have at least 16 characters",
  ]);
});

test("a data folder that is none is named", async ({ folder }) => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const [line, cause, ...more] = await refuse({ DATA_DIR: file });
  expect(line).toBe(`DATA_DIR ${file} is not a folder this process may write to (EEXIST)`);
  expect(cause).toContain("EEXIST");
  expect(more).toEqual([]);
});

test("a second server on one data folder is told which process has it, and the first goes on", async ({ folder }) => {
  const first = await startServer({ dataDir: folder, env: {}, port: null });
  await expect(async () => expect((await fetch(`${first.origin}/api/health`)).status).toBe(200)).toPass();
  const [line] = await refuse({ DATA_DIR: folder });
  expect(line).toBe(
    `The data folder ${folder} is in use by process ${first.pid}. Stop that one, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("a PostgreSQL that is too old, or whose user may not make the roles, is refused", async ({ folder }) => {
  const server = await startPostgresServer();
  const administrator = postgres(server.url, { max: 1 });
  const env = { DATA_DIR: folder, APP_SECRET: "a secret for this test and no other" };
  try {
    await administrator.unsafe("create role app login");
    const [roles] = await refuse({ ...env, DATABASE_URL: server.url.replace("postgres@", "app@") });
    expect(roles).toBe("The database's user cannot set up its roles. Let an administrator run:");
    // What says the version is asked of this function before PostgreSQL's own.
    await administrator.unsafe(`
      create schema old;
      create function old.current_setting(name text) returns text language sql
        return case name when 'server_version_num' then '140009' else '14.9' end;
      alter role postgres set search_path = old, pg_catalog`);
    expect(await refuse({ ...env, DATABASE_URL: server.url })).toEqual([
      "DATABASE_URL leads to PostgreSQL 14.9; version 15 or newer is needed",
    ]);
  } finally {
    await administrator.end();
    await server.stop();
  }
});
