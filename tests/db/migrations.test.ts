import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { expect, onTestFinished, test } from "vitest";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { applyMigrations, projectFile } from "#lib/database/migrations.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { applySeed } from "#lib/database/prepare-database.ts";
import { squashedVersions } from "#lib/database/squashed-migrations.ts";
import { setUpOld } from "./support/before-squash.ts";
import { clientOf } from "./support/client-of.ts";
import { openInMemory } from "./support/open-in-memory.ts";
import { startPostgresServer } from "./support/postgres-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

async function openEmpty(): Promise<DatabaseSession> {
  const database = await openInMemory("empty");
  onTestFinished(() => database.close());
  return pgliteSession(database);
}

test("a failed migration leaves nothing behind and runs again once it is mended", async () => {
  const folder = temporaryFolder();
  const session = await openEmpty();
  const broken = join(folder, "20260102000000_second_table.sql");
  writeFileSync(join(folder, "20260101000000_first_table.sql"), "create table first (id int);");
  writeFileSync(broken, "create table second (id int); select no_such_function();");

  await expect(applyMigrations(session, folder)).rejects.toThrow(
    "The migration 20260102000000_second_table.sql failed and was rolled back",
  );
  expect(await session.query("select to_regclass('second') as found", [])).toEqual([{ found: null }]);
  expect(await session.query("select version, name from supabase_migrations.schema_migrations", [])).toEqual([
    { version: "20260101000000", name: "first_table" },
  ]);

  writeFileSync(broken, "create table second (id int);");
  await applyMigrations(session, folder);
  expect(await session.query("select to_regclass('second')::text as found", [])).toEqual([{ found: "second" }]);
});

test("a migration is recorded with its statements, as the Supabase CLI records it", async () => {
  const folder = temporaryFolder();
  const session = await openEmpty();
  writeFileSync(
    join(folder, "20260101000000_words_table.sql"),
    "create table words (word text);\ncreate function f() returns int language plpgsql as $$ begin return 1; end; $$;",
  );
  await applyMigrations(session, folder);
  expect(await session.query("select * from supabase_migrations.schema_migrations", [])).toEqual([
    {
      version: "20260101000000",
      name: "words_table",
      statements: [
        "create table words (word text)",
        "create function f() returns int language plpgsql as $$ begin return 1; end; $$",
      ],
    },
  ]);
});

test("a migration that was run is not run again", async () => {
  const folder = temporaryFolder();
  const session = await openEmpty();
  writeFileSync(join(folder, "20260101000000_once_table.sql"), "create table once (id int);");
  await applyMigrations(session, folder);
  await applyMigrations(session, folder);
  expect(await session.query("select count(*)::int as runs from supabase_migrations.schema_migrations", [])).toEqual([
    { runs: 1 },
  ]);
});

test("a file that is not named as a migration stops the start", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "first.sql"), "select 1;");
  await expect(applyMigrations(await openEmpty(), folder)).rejects.toThrow(
    "supabase/migrations/first.sql is not named YYYYMMDDHHMMSS_topic_what.sql",
  );
});

test("pupils, points and locks of a version without sessions are kept, and nobody is logged out", async () => {
  const session = await openEmpty();
  await setUpOld(session, squashedVersions.length);
  const [old, young] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const cookie = "00000000-0000-8000-8000-00000000000a";
  await session.exec(`
    insert into public.users (id, username, avatar, total_score, takes_old_sessions)
      values ('${old}', 'Hươu Cũ', 'fox', 240, true);
    insert into public.user_levels (user_id, level_id, level_name, status, total_time)
      values ('${old}', 1, 'counting', 'done', 40);
    insert into public.picture_locks (user_id, hash, guesses, guessed_on)
      values ('${old}', repeat('a', 60), 9, '2026-11-26')`);
  const kept = () =>
    session.query(
      `select username, total_score, status, total_time, hash from public.users
       join public.user_levels on user_levels.user_id = users.id join public.picture_locks on picture_locks.user_id = users.id`,
      [],
    );
  const before = await kept();
  expect(before).toHaveLength(1);

  await applyMigrations(session, projectFile("migrations"));
  expect(await kept()).toEqual(before);
  await session.query("select public.register_pupil($1, 'Hươu Mới', 'cat', gen_random_uuid(), repeat('n', 43))", [
    young,
  ]);
  const isGood = async (user: string) => {
    const [row] = await session.query("select is_good from public.pupil_of_session($1, $2)", [user, cookie]);
    return row?.is_good;
  };
  expect([await isGood(old), await isGood(young)]).toEqual([true, false]);

  // Whoever knows the lock proves a browser with it, deletes the profile from there, and brings it back.
  const ask = async (sql: string) =>
    (await session.query(`select (${sql})::text as said`, [old])).map(({ said }) => said);
  expect(await ask("select public.begin_lock_try($1, repeat('b', 43)) ->> 'status'")).toEqual(["try"]);
  expect(await ask("select public.pass_lock($1, repeat('a', 60), repeat('b', 43))")).toEqual(["true"]);
  expect(await ask(`select public.delete_profile($1, '${cookie}', repeat('b', 43))`)).toEqual(["deleted"]);
  expect(await kept()).toEqual([]);
  expect(await ask("select public.restore_profile($1, repeat('b', 43))")).toEqual(["restored"]);
  expect(await kept()).toEqual(before);
});

test("a seed runs once for each of its contents, and not at all when a part of it fails", async () => {
  const path = join(temporaryFolder(), "seed.sql");
  const session = await openEmpty();
  await session.exec("create schema supabase_migrations; create table seeded (content text)");
  const contents = () => session.query("select content from seeded", []);

  writeFileSync(path, "insert into seeded values ('one');");
  await applySeed(session, path);
  await applySeed(session, path);
  expect(await contents()).toEqual([{ content: "one" }]);

  writeFileSync(path, "insert into seeded values ('two'); select no_such_function();");
  await expect(applySeed(session, path)).rejects.toThrow("no_such_function");
  expect(await contents()).toEqual([{ content: "one" }]);

  writeFileSync(path, "insert into seeded values ('two');");
  await applySeed(session, path);
  expect(await contents()).toEqual([{ content: "one" }, { content: "two" }]);
});

test("two processes that start on one empty server at once both come up, and it is set up once", async () => {
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const starts = await Promise.all([startPostgres(server.url), startPostgres(server.url), startPostgres(server.url)]);
  const cards = await Promise.all(
    starts.map((backend) => clientOf(backend, "secretKey").from("courselist").select("id").throwOnError()),
  );
  await Promise.all(starts.map((backend) => backend.close()));
  expect(new Set(cards.map(({ data }) => data.length)).size).toBe(1);

  const database = postgres(server.url, { max: 1 });
  const applied = await database`select version, name from supabase_migrations.schema_migrations order by version`;
  await database.end();
  expect(applied.map((row) => `${row.version}_${row.name}.sql`)).toEqual(readdirSync("supabase/migrations").sort());
});

/** A server with a user `app` who owns the database and is nothing more; `prepare` runs as the administrator. */
async function startServerWithPlainOwner(prepare: (administrator: Sql) => Promise<unknown>): Promise<string> {
  const server = await startPostgresServer();
  onTestFinished(() => server.stop());
  const administrator = postgres(server.url, { max: 1 });
  await administrator.unsafe("create role app login");
  await administrator.unsafe("alter database postgres owner to app");
  await prepare(administrator);
  await administrator.end();
  return server.url.replace("postgres@", "app@");
}

test("a database owner who is no superuser is enough once the roles are there", async () => {
  const url = await startServerWithPlainOwner((administrator) =>
    administrator.unsafe(`
      create role anon; create role authenticated; create role service_role bypassrls;
      grant anon, authenticated, service_role to app`),
  );
  const backend = await startPostgres(url);
  const client = clientOf(backend, "secretKey");
  const { data } = await client.from("users").insert({ username: "Chủ Nhà", avatar: "fox" }).select().throwOnError();
  await backend.close();
  expect(data).toHaveLength(1);
});

test("an owner who may not make the roles is told what an administrator has to run", async () => {
  const url = await startServerWithPlainOwner(() => Promise.resolve());
  await expect(startPostgres(url)).rejects.toThrow(
    "create role service_role nologin noinherit bypassrls; grant service_role to <the database's user>;",
  );
});

test("a service role that cannot see past row level security stops the start", async () => {
  const url = await startServerWithPlainOwner((administrator) =>
    administrator.unsafe(`
      create role anon; create role authenticated; create role service_role;
      grant anon, authenticated, service_role to app`),
  );
  await expect(startPostgres(url)).rejects.toThrow("The database's user cannot set up its roles.");
});
