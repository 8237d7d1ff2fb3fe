import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { getAuthSchemaSql } from "@supabase/lite";
import { z } from "zod";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { applyMigrations, projectFile } from "#lib/database/migrations.ts";
import { createRoles } from "#lib/database/prepare-database.ts";

const folder = "supabase/schema";

const objects = z.array(z.object({ name: z.string(), sql: z.string() }));

/** A schema, type, table, view or function with all that hangs on it, as the database itself writes it. */
export type SchemaObject = z.output<typeof objects>[number];

/** The schemas `public` and `private` of a database as its catalogue has them, in the order they were made. */
export async function readSchema(session: DatabaseSession): Promise<SchemaObject[]> {
  let read: SchemaObject[] = [];
  await session.transaction(async (transaction) => {
    // Every name is written with its schema.
    await transaction.exec("set local search_path = ''");
    const [unknown] = await transaction.query(unknownSql, []);
    if (unknown !== undefined) throw new Error(`${unknown.name} is of a kind that supabase/schema does not show yet`);
    read = objects.parse(await transaction.query(objectsSql, []));
  });
  return read;
}

/**
 * The files of supabase/schema, by name: what all migrations together make of an empty database. An object stands in the
 * file of the topic whose migration first made it; the topic is the first word of the migration's name.
 */
export async function generateSchema(session: DatabaseSession): Promise<Record<string, string>> {
  await createRoles(session);
  await session.exec(getAuthSchemaSql());
  const migrations = projectFile("migrations");
  const topics = new Map<string, string>();
  for (const file of (await readdir(migrations)).sort()) {
    const [, version = "", topic = ""] = /^(\d+)_([a-z0-9]+)/.exec(file) ?? [];
    await applyMigrations(session, migrations, (other) => other <= version);
    for (const { name } of await readSchema(session)) if (!topics.has(name)) topics.set(name, topic);
  }
  const byTopic = Map.groupBy(await readSchema(session), ({ name }) => topics.get(name));
  return Object.fromEntries([...byTopic].map(([topic, all]) => [`${topic}.sql`, fileText(all)]));
}

function fileText(all: readonly SchemaObject[]): string {
  const head = "-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.\n";
  return `${[head, ...all.map(({ sql }) => `${sql.trim()}\n`)].join("\n")}`;
}

/** The files of supabase/schema as they are. */
export async function readSchemaFiles(): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
}

const ours = "in ('public'::regnamespace, 'private'::regnamespace)";

/** Statements that give everybody but the owner what `acl` says, one a grantee; `built` is what no grant at all means. */
function grantsSql(acl: string, built: string, owner: string, what: string): string {
  return `(
    select string_agg(format(E'grant %s on %s to %s;\\n', verbs, ${what}, grantee), '' order by grantee)
    from (
      select case when grantee = 0 then 'public' else grantee::regrole::text end as grantee,
        string_agg(lower(privilege_type), ', ' order by privilege_type) as verbs
      from aclexplode(coalesce(${acl}, ${built})) where grantee <> ${owner} group by 1
    ) as granted
  )`;
}

const commentSql = (what: string, text: string) =>
  `'comment on ' || ${what} || ' is ' || quote_literal(${text}) || E';\\n'`;

const schemasSql = `
  select oid, 'schema ' || nspname as name, concat_ws(E'\\n',
    format(E'create schema %I;\\n', nspname),
    ${grantsSql("nspacl", "acldefault('n', nspowner)", "nspowner", "format('schema %I', nspname)")},
    (select string_agg(format(E'alter default privileges%s %s on %s %s;\\n',
        case when defaclnamespace <> 0 then format(' in schema %s', defaclnamespace::regnamespace) end,
        case when verbs is null then 'revoke all' else 'grant ' || verbs end,
        case defaclobjtype
          when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' when 'T' then 'types' else 'schemas'
        end,
        case when verbs is null then 'from public' else 'to ' || grantee end), ''
        order by defaclnamespace, defaclobjtype, grantee)
      from pg_default_acl left join lateral (
        select case when each.grantee = 0 then 'public' else each.grantee::regrole::text end as grantee,
          string_agg(lower(privilege_type), ', ' order by privilege_type) as verbs
        from aclexplode(defaclacl) as each where each.grantee <> defaclrole group by 1
      ) as given on true
      where nspname = 'public')
  ) as sql
  from pg_namespace where oid ${ours}`;

const typesSql = `
  select c.oid, 'type ' || c.oid::regclass, concat_ws(E'\\n',
    format(E'create type %s as (%s);\\n', c.oid::regclass,
      (select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)),
    ${grantsSql("typacl", "acldefault('T', typowner)", "typowner", "format('type %s', c.oid::regclass)")}
  )
  from pg_class c join pg_type on pg_type.oid = c.reltype
  where relnamespace ${ours} and relkind = 'c'`;

const functionsSql = `
  select oid, 'function ' || oid::regprocedure, concat_ws(E'\\n',
    rtrim(pg_get_functiondef(oid), E'\\n') || E';\\n',
    ${commentSql("'function ' || oid::regprocedure", "obj_description(oid, 'pg_proc')")},
    ${grantsSql("proacl", "acldefault('f', proowner)", "proowner", "'function ' || oid::regprocedure")}
  )
  from pg_proc where pronamespace ${ours}`;

const viewsSql = `
  select oid, 'view ' || oid::regclass, concat_ws(E'\\n',
    format(E'create view %s%s as\\n%s\\n', oid::regclass, ' with (' || array_to_string(reloptions, ', ') || ')',
      pg_get_viewdef(oid, true)),
    ${commentSql("'view ' || oid::regclass", "obj_description(oid, 'pg_class')")},
    ${grantsSql("relacl", "acldefault('r', relowner)", "relowner", "oid::regclass")}
  )
  from pg_class where relnamespace ${ours} and relkind = 'v'`;

const columnSql = `format('  %I %s%s%s', attname, format_type(atttypid, atttypmod),
  case when attnotnull then ' not null' end,
  case
    when attidentity = 'a' then ' generated always as identity'
    when attidentity = 'd' then ' generated by default as identity'
    when attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(adbin, adrelid, true))
    else ' default ' || pg_get_expr(adbin, adrelid, true)
  end)`;

const tablesSql = `
  select c.oid, 'table ' || c.oid::regclass, concat_ws(E'\\n',
    format(E'create table %s (\\n%s\\n)%s;\\n', c.oid::regclass,
      concat_ws(E',\\n',
        (select string_agg(${columnSql}, E',\\n' order by attnum)
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = c.oid and attnum > 0 and not attisdropped),
        (select string_agg(format('  constraint %I %s', conname, pg_get_constraintdef(oid, true)), E',\\n'
            order by position(contype in 'pufcx'), conname)
          from pg_constraint where conrelid = c.oid and contype <> 'n')),
      ' with (' || array_to_string(reloptions, ', ') || ')'),
    nullif(concat(${commentSql("'table ' || c.oid::regclass", "obj_description(c.oid, 'pg_class')")},
      (select string_agg(format(E'comment on column %s.%I is %L;\\n', c.oid::regclass, attname,
          col_description(c.oid, attnum)), '' order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and col_description(c.oid, attnum) is not null)), ''),
    (select string_agg(pg_get_indexdef(indexrelid, 0, true) || E';\\n', '' order by indexrelid::regclass::text)
      from pg_index
      where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid and conrelid = c.oid)),
    (select string_agg(pg_get_triggerdef(oid, true) || E';\\n', '' order by tgname)
      from pg_trigger where tgrelid = c.oid and not tgisinternal),
    case when relrowsecurity then format(E'alter table %s enable row level security;\\n', c.oid::regclass) end,
    (select string_agg(format(E'create policy %I on %s as %s for %s to %s%s%s;\\n', policyname, c.oid::regclass,
        lower(permissive), lower(cmd), array_to_string(roles, ', '), ' using (' || qual || ')',
        ' with check (' || with_check || ')'), '' order by policyname)
      from pg_policies where schemaname = relnamespace::regnamespace::text and tablename = relname),
    ${grantsSql("relacl", "acldefault('r', relowner)", "relowner", "c.oid::regclass")},
    (select string_agg(format(E'grant %s (%I) on %s to %s;\\n', lower(privilege_type), attname, c.oid::regclass,
        case when grantee = 0 then 'public' else grantee::regrole::text end), '' order by attnum, privilege_type, grantee)
      from pg_attribute, aclexplode(attacl) where attrelid = c.oid)
  )
  from pg_class c where relnamespace ${ours} and relkind = 'r'`;

const objectsSql = `
  select name, sql
  from (${[schemasSql, typesSql, functionsSql, viewsSql, tablesSql].join("\n  union all\n")}) as object
  order by name like 'schema %' desc, oid`;

const unknownSql = `
  select oid::regclass::text as name from pg_class
  where relnamespace ${ours} and (
    relkind in ('m', 'p', 'f')
    or relkind = 'S' and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i')
  )
  union all
  select oid::regtype::text from pg_type where typnamespace ${ours} and typtype in ('d', 'e', 'r')`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const database = new PGlite();
  const files = await generateSchema(pgliteSession(database));
  await database.close();
  for (const name of await readdir(folder)) if (!(name in files)) await rm(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
