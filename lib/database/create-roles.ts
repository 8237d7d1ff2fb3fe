import type { DatabaseSession } from "./database-session.ts";

const roles = [
  { name: "anon", options: "nologin noinherit nobypassrls" },
  { name: "authenticated", options: "nologin noinherit nobypassrls" },
  { name: "service_role", options: "nologin noinherit bypassrls" },
];

/**
 * The roles a hosted Supabase project has from the start; roles that are there stay as they are.
 * Throws with what an administrator has to run when the database's user may not do it.
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

// Every request takes one of the roles on, so the database's own user must be able to become each.
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
