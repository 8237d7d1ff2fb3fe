import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getAuthSchemaSql } from "@supabase/lite";
import type { DatabaseSession } from "./database-session.ts";
import { applyMigrations, projectFile } from "./migrations.ts";

/** Brings an empty or older database up to this version: roles, the auth schema, migrations, seed. */
export async function prepareDatabase(session: DatabaseSession): Promise<void> {
  await createRoles(session);
  await session.exec(getAuthSchemaSql());
  await applyMigrations(session, projectFile("migrations"));
  await applySeed(session, projectFile("seed.sql"));
}

const roles = [
  { name: "anon", options: "nologin noinherit nobypassrls" },
  { name: "authenticated", options: "nologin noinherit nobypassrls" },
  { name: "service_role", options: "nologin noinherit bypassrls" },
];

/**
 * Creates the roles that a hosted Supabase project has from the start; existing roles stay as they are. If the database's
 * user may not do it, throws an error that says what an administrator has to run.
 */
export async function createRoles(session: DatabaseSession): Promise<void> {
  try {
    for (const { name, options } of roles) {
      await session.exec(createRoleSql(name, options));
    }
    await session.exec(checkBypassSql);
  } catch (error) {
    throw new Error(`The database's user cannot set up its roles. Let an administrator run:\n${administratorSql()}`, {
      cause: error,
    });
  }
}

// Every request assumes one of the roles, so the database's user must be able to assume each.
function createRoleSql(name: string, options: string): string {
  return `
    do $$
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = '${name}') then
        create role ${name} ${options};
      end if;
      begin
        set local role ${name};
        reset role;
      exception when insufficient_privilege then
        grant ${name} to current_user;
      end;
    end;
    $$`;
}

const checkBypassSql = `
  do $$
  begin
    if not (select rolbypassrls or rolsuper from pg_catalog.pg_roles where rolname = 'service_role') then
      raise 'service_role does not bypass row level security';
    end if;
  end;
  $$`;

function administratorSql(): string {
  return roles
    .map(({ name, options }) => `create role ${name} ${options}; grant ${name} to <the database's user>;`)
    .join("\n");
}

/** Runs the seed file unless this very content ran last, and records it as the Supabase CLI does. */
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

/** Creates the table in which the Supabase CLI, too, records which seed has run. */
export const seedFilesSql =
  "create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)";
