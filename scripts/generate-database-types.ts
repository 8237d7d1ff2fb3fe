import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";

const rowsOf = (name: string) => `Database["public"]["Functions"]["${name}"]["Returns"]`;

/** What the database itself cannot tell: which arguments may be null, and the shape of the JSON it answers. */
const precise: Record<string, { args?: Record<string, string>; returns?: string }> = {
  open_run: {
    args: { p_user: "string | null", p_guest: "string | null" },
    returns: '{ status: "open" | "finished" | "not_yours" | "unknown_user"; answered: number }',
  },
  record_answer: {
    args: { p_user: "string | null", p_guest: "string | null" },
    returns: `{
          status: "recorded" | "repeated" | "out_of_order" | "finished" | "not_yours" | "unknown";
          right: boolean | null;
        }`,
  },
  finish_run: {
    args: {
      p_run: `{
            id: string;
            user_id: string | null;
            guest_id: string | null;
            mode: "practice" | "challenge";
            activity: string;
            level: number;
            started_at: string;
            right_first: number;
            right_second: number;
            points: number;
            total_time: number | null;
            passed: boolean | null;
            answers: Json;
            session?: string | null;
            pace?: { least_seconds: number; shortest_seconds: number[] | null } | null;
            recipe?: Json;
            mistakes?: Json;
            assignment?: string | null;
            rights?: string;
            played_at?: string;
          }`,
    },
    returns: `{
          status: "counted" | "repeated" | "not_yours" | "incomplete" | "unknown_user" | "session_ended";
          points: number;
          total_score: number | null;
          unlock_before: string | null;
          unlock_after: string | null;
          level_done: boolean | null;
          total_time: number | null;
          best_time: number | null;
          too_fast: boolean;
        }`,
  },
  claim_guest_runs: { returns: "{ runs: number; points: number; total_score: number; unlock_after: string }" },
  forget_old_history: {
    returns: '{ status: "done" | "more" | "busy"; runs: number; guest_runs: number; contacts: number }',
  },
  choose_animal: { returns: '"chosen" | "not_reached" | "gone"' },
  keep_reading: { returns: "Json | null" },
  choose_lessons: { returns: '"chosen" | "ended"' },
  begin_lock_try: {
    returns: '{ status: "none" | "wait" | "used_up" | "try"; hash: string | null }',
  },
  delete_profile: { returns: '"deleted" | "unproven" | "ended" | "gone"' },
  restore_profile: { returns: '"restored" | "unproven" | "gone"' },
  start_session: { args: { p_lock: "string | null" } },
  seat_of_card: {
    returns: `{
          class_id: string;
          number: number;
          emblem: number;
          user_id: string | null;
          made_here: boolean | null;
        }`,
  },
  begin_seat_try: {
    returns: `
          | { status: "none" | "used_up" }
          | {
              status: "try";
              class_id: string;
              emblem: number;
              hash: string;
              user_id: string | null;
              made_here: boolean | null;
            }`,
  },
  class_page: {
    returns: `{
          own: ${rowsOf("class_of_teacher")}[number] | null;
          seats: ${rowsOf("seats_of_teacher")};
          teachers: ${rowsOf("class_teachers_of")};
          week: ${rowsOf("class_week")};
          assignments: ${rowsOf("assignments_of_class")};
          tests: ${rowsOf("tests_of_class")};
        }`,
  },
  class_progress: {
    returns: `{
          skills: ${rowsOf("skills_of_class")};
          tests: ${rowsOf("test_tries_of_class")};
          mistakes: ${rowsOf("mistakes_of_class")};
        }`,
  },
  create_assignment: { returns: '"given" | "code_taken" | "gone" | "too_many" | "too_much"' },
  change_assignment: { returns: '"changed" | "gone" | "too_much"' },
  assignment_of_code: {
    args: { p_user: "string | null" },
    returns: `{
          id: string;
          class_id: string;
          class_code: string;
          class_name: string;
          class: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          is_varied: boolean;
          is_repeatable: boolean;
          opens_on: string;
          closes_on: string;
          is_open: boolean;
          is_begun: boolean;
          number: number | null;
          is_given: boolean;
          done_at: string | null;
        }`,
  },
  assignments_of_class: {
    returns: `{
          id: string;
          code: string;
          title: string;
          recipe: string;
          questions: number;
          minutes: number;
          seats: number[] | null;
          is_varied: boolean;
          is_repeatable: boolean;
          opens_on: string;
          closes_on: string;
          created_at: string;
          withdrawn_at: string | null;
          given: number;
          done: number;
          late: number;
          right_first: number;
        }`,
  },
  save_test_template: { returns: '"saved" | "too_many"' },
  keep_class_test: {
    returns: '{ status: "kept"; id: string } | { status: "gone" | "too_many" }',
  },
  test_of_class: { args: { p_id: "string | null" } },
  place_class: { args: { p_maths_lesson: "number | null", p_vietnamese_lesson: "number | null" } },
  class_of_teacher: {
    returns: `{
          id: string;
          name: string;
          class: string;
          school_year: number;
          code: string;
          key_check: string;
          maths_lesson: number | null;
          vietnamese_lesson: number | null;
          is_owner: boolean;
          closed_at: string | null;
        }`,
  },
  sit_down: { returns: '"sat" | "taken" | "elsewhere" | "too_many" | "gone"' },
  register_on_seat: { args: { p_waits_days: "number | null" } },
  is_proven: { args: { p_browser: "string | null" } },
  write_lock: {
    args: { p_old: "string | null", p_new: "string | null" },
    returns: '"written" | "changed" | "unproven" | "ended"',
  },
};

const typeNames: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  text: "string",
  _text: "string[]",
  _date: "string[]",
  _int2: "number[]",
  timestamptz: "string",
  date: "string",
  _timestamptz: "string[]",
  _uuid: "string[]",
  uuid: "string",
};

const columnRows = z.array(
  z.object({
    table: z.string(),
    name: z.string(),
    type: z.string(),
    nullable: z.boolean(),
    hasDefault: z.boolean(),
    generated: z.boolean(),
    choices: z.string().nullable(),
  }),
);
const keyRows = z.array(
  z.object({
    table: z.string(),
    name: z.string(),
    columns: z.array(z.string()),
    target: z.string(),
    targetColumns: z.array(z.string()),
    oneToOne: z.boolean(),
  }),
);
const functionRows = z.array(
  z.object({
    name: z.string(),
    argNames: z.array(z.string()),
    argTypes: z.array(z.string()),
    argModes: z.array(z.string()).nullable(),
    defaults: z.number(),
    returns: z.string(),
    isSet: z.boolean(),
  }),
);

type Column = z.output<typeof columnRows>[number];
type ForeignKey = z.output<typeof keyRows>[number];
type SqlFunction = z.output<typeof functionRows>[number];

/** The text of lib/database/database.types.ts, read from a database with all migrations. */
export async function generateDatabaseTypes(database: PGlite): Promise<string> {
  const columns = columnRows.parse((await database.query(columnsSql)).rows);
  const keys = keyRows.parse((await database.query(keysSql)).rows);
  const functions = functionRows.parse((await database.query(functionsSql)).rows);
  return fileText(columns, keys, functions);
}

function fileText(columns: Column[], keys: ForeignKey[], functions: SqlFunction[]): string {
  const tables = [...new Set(columns.map((column) => column.table))];
  return `// Made by scripts/generate-database-types.ts from supabase/migrations; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
${tables.map((table) => tableText(table, columns, keys)).join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(functionText).join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}
`;
}

function tableText(table: string, allColumns: Column[], allKeys: ForeignKey[]): string {
  const columns = allColumns.filter((column) => column.table === table);
  const keys = allKeys.filter((key) => key.table === table);
  const lines = (entry: (column: Column) => string) => columns.map((column) => `          ${entry(column)}`).join("\n");
  const relationships = keys.map(relationshipText).join("\n");
  return `      ${table}: {
        Row: {
${lines((column) => `${column.name}: ${columnType(column)};`)}
        };
        Insert: {
${lines((column) => writeField(column, column.nullable || column.hasDefault))}
        };
        Update: {
${lines((column) => writeField(column, true))}
        };
        Relationships: [${relationships === "" ? "" : `\n${relationships}\n        `}];
      };`;
}

function writeField(column: Column, optional: boolean): string {
  return column.generated ? `${column.name}?: never;` : `${column.name}${optional ? "?" : ""}: ${columnType(column)};`;
}

function relationshipText(key: ForeignKey): string {
  return `          {
            foreignKeyName: "${key.name}";
            columns: ${JSON.stringify(key.columns)};
            isOneToOne: ${key.oneToOne};
            referencedRelation: "${key.target}";
            referencedColumns: ${JSON.stringify(key.targetColumns)};
          },`;
}

// A check of the form `status in (...)` becomes a union of the texts it allows.
function columnType(column: Column): string {
  const choices = [...(column.choices ?? "").matchAll(/'([^']*)'::text/g)].map((match) => `"${match[1]}"`);
  const type = choices.length > 0 ? choices.join(" | ") : typeName(column.type);
  return column.nullable ? `${type} | null` : type;
}

function typeName(name: string): string {
  const type = typeNames[name];
  if (type === undefined) {
    throw new Error(`the type ${name} has no TypeScript name yet`);
  }
  return type;
}

function functionText(fn: SqlFunction): string {
  const fields = fn.argNames.map((name, index) => ({
    name,
    type: typeName(fn.argTypes[index] ?? ""),
    mode: fn.argModes?.[index] ?? "i",
  }));
  const args = fields.filter((field) => field.mode === "i");
  const argLines = args.map(({ name, type }, index) => {
    const optional = index >= args.length - fn.defaults ? "?" : "";
    return `          ${name}${optional}: ${precise[fn.name]?.args?.[name] ?? type};`;
  });
  const columns = fields.filter((field) => field.mode === "t").map(({ name, type }) => `          ${name}: ${type};`);
  const row = columns.length > 0 ? `{\n${columns.join("\n")}\n        }` : typeName(fn.returns);
  const returns = precise[fn.name]?.returns ?? row;
  return `      ${fn.name}: {
        Args: {
${argLines.join("\n")}
        };
        Returns: ${returns}${fn.isSet ? "[]" : ""};
      };`;
}

const columnsSql = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as generated,
    (select pg_get_constraintdef(con.oid) from pg_constraint con
      where con.conrelid = c.oid and con.contype = 'c' and con.conkey = array[a.attnum]
        and pg_get_constraintdef(con.oid) like '%= ANY (ARRAY[%') as choices
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

const keysSql = `
  select c.relname as table, con.conname as name, target.relname as target,
    (select array_agg(a.attname::text order by k.place) from unnest(con.conkey) with ordinality k(num, place)
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.num) as columns,
    (select array_agg(a.attname::text order by k.place) from unnest(con.confkey) with ordinality k(num, place)
      join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.num) as "targetColumns",
    exists (select from pg_index i where i.indrelid = con.conrelid and i.indisunique
      and i.indkey::int2[] = con.conkey) as "oneToOne"
  from pg_constraint con
  join pg_class c on c.oid = con.conrelid
  join pg_class target on target.oid = con.confrelid
  where con.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by c.relname, con.conname`;

const functionsSql = `
  select p.proname as name, p.proargnames as "argNames", p.pronargdefaults as defaults, p.proretset as "isSet",
    p.proargmodes::text[] as "argModes", t.typname as returns,
    (select array_agg(a.typname::text order by k.place)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality k(oid, place)
      join pg_type a on a.oid = k.oid) as "argTypes"
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
  order by p.proname`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const database = new PGlite();
  await prepareDatabase(pgliteSession(database));
  await writeFile("lib/database/database.types.ts", await generateDatabaseTypes(database));
  await database.close();
}
