import { z } from "zod";
import type { DatabaseSession } from "#lib/database/database-session.ts";

const rows = z.array(
  z.object({
    table: z.string(),
    columns: z.array(z.string()),
    identities: z.array(z.string()),
    targets: z.array(z.string()),
  }),
);

export interface Table {
  /** With its schema, both quoted where they have to be. */
  readonly sql: string;
  readonly table: string;
  /** Without those the database computes. */
  readonly columns: readonly string[];
  /** Columns that are numbered by a sequence. */
  readonly identities: readonly string[];
}

/** The tables that belong in a backup, each after those it refers to. */
export async function listTables(session: DatabaseSession): Promise<Table[]> {
  const found = rows.parse(await session.query(tablesSql, []));
  const ordered: typeof found = [];
  for (let left = found; left.length > 0; ) {
    const names = new Set(left.map(({ table }) => table));
    const next = left.filter(({ table, targets }) => targets.every((target) => target === table || !names.has(target)));
    if (next.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(", ")}`);
    ordered.push(...next);
    left = left.filter((each) => !next.includes(each));
  }
  return ordered.map(({ targets: _, ...table }) => ({ ...table, sql: quoteTable(table.table) }));
}

/** `like` is a word of SQL. */
function quoteTable(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");
}

// Sessions of grown-ups and what lasts for minutes stay out: they sign in again.
const tablesSql = `
  select n.nspname || '.' || c.relname as table,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity <> '') as identities,
    (select coalesce(array_agg(tn.nspname || '.' || t.relname), '{}') from pg_constraint con
      join pg_class t on t.oid = con.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where con.conrelid = c.oid and con.contype = 'f') as targets
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r'
    and (n.nspname in ('public', 'private', 'auth') or (n.nspname = 'supabase_migrations' and c.relname = 'seed_files'))
    and not (n.nspname = 'auth' and c.relname in ('sessions', 'refresh_tokens', 'flow_state', 'audit_log_entries'))
  order by 1`;
