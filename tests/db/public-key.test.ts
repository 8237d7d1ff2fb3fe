import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Backend } from "#lib/database/backend.ts";
import { backends } from "./support/backends.ts";
import { clientOf } from "./support/client-of.ts";
import { newPupil } from "./support/new-pupil.ts";
import { createDatabase } from "./support/seeded-database.ts";

/** Read from the catalogue, so that no table, column or function of a later migration is forgotten here. */
const catalogueSchema = z.object({
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  functions: z.array(z.object({ name: z.string(), args: z.array(z.string()) })),
});
type Catalogue = z.output<typeof catalogueSchema>;

const catalogueSql = `
  select jsonb_build_object(
    'tables', (
      select jsonb_agg(jsonb_build_object('name', relname, 'columns', (
        select jsonb_agg(attname) from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      )))
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
    ),
    'functions', (
      select jsonb_agg(jsonb_build_object('name', proname, 'args', coalesce(to_jsonb(proargnames), '[]')))
      from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    )
  ) as catalogue`;

async function readCatalogue(): Promise<Catalogue> {
  const database = await createDatabase();
  const sql = postgres(database.url, { max: 1 });
  const [row] = await sql.unsafe(catalogueSql);
  await sql.end();
  await database.drop();
  return catalogueSchema.parse(row?.catalogue);
}

const catalogue = await readCatalogue();
describe.each(backends)("with the public key of $name", ({ open }) => {
  let backend: Backend;
  /** The headers of nobody, and of a grown-up who has an account. */
  let callers: Record<"anon" | "authenticated", Record<string, string>>;
  let pupil: string;

  beforeAll(async () => {
    backend = await open();
    const service = clientOf(backend, "secretKey");
    pupil = await newPupil(service, "Kín Đáo");
    const grownUp = clientOf(backend, "publishableKey");
    const { data } = await grownUp.auth.signUp({ email: "me@example.vn", password: "mat-khau-dai-8" });
    const apikey = backend.publishableKey;
    callers = {
      anon: { apikey },
      authenticated: { apikey, authorization: `Bearer ${data.session?.access_token ?? ""}` },
    };
    expect(data.session).not.toBeNull();
  });
  afterAll(() => backend.close());
  // Every refusal is a line of the log, as it should be.
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  async function ask(
    who: keyof typeof callers,
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string }> {
    const headers = { ...callers[who], "content-type": "application/json", ...init.headers };
    const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/${path}`, { ...init, headers }));
    return { status: answer.status, text: await answer.text() };
  }

  function expectRefused(answer: { status: number; text: string }, what: string): void {
    expect(answer.status, `${what}: ${answer.text}`).toBeGreaterThanOrEqual(400);
    expect(answer.text, what).not.toContain("Kín Đáo");
  }

  async function books(): Promise<string> {
    const service = clientOf(backend, "secretKey");
    const { data } = await service.from("users").select("*").throwOnError();
    return JSON.stringify(data);
  }

  test.each(["anon", "authenticated"] as const)("%s sees nothing of any table, and counts nothing", async (who) => {
    expect(catalogue.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["users", "user_levels", "runs"]));
    for (const { name, columns } of catalogue.tables) {
      expectRefused(await ask(who, name), `${name} unnamed`);
      expectRefused(await ask(who, `${name}?select=*`), `${name} whole`);
      expectRefused(await ask(who, `${name}?select=count`), `the number of ${name}`);
      expectRefused(
        await ask(who, `${name}?select=${columns[0]}`, { headers: { prefer: "count=exact" } }),
        `count of ${name}`,
      );
      for (const column of columns) {
        expectRefused(await ask(who, `${name}?select=${column}`), `${name}.${column}`);
        expectRefused(await ask(who, `${name}?select=seen:${column}::text`), `${name}.${column} by another name`);
      }
      // Users with users would be told that there are many ways, which is no answer either.
      if (name !== "users") expectRefused(await ask(who, `users?select=id,${name}(*)`), `users with ${name}`);
      expectRefused(await ask(who, `courselist?select=id,${name}(*)`), `the course list with ${name}`);
    }
  });

  test.each(["anon", "authenticated"] as const)("%s writes nothing anywhere", async (who) => {
    const before = await books();
    for (const { name, columns } of catalogue.tables) {
      const [column = "id"] = columns;
      const body = JSON.stringify({ [column]: name === "users" ? pupil : 1, total_score: 999 });
      for (const prefer of [
        "return=minimal",
        "return=representation",
        "resolution=merge-duplicates",
        "resolution=ignore-duplicates",
      ]) {
        const headers = { prefer };
        expectRefused(await ask(who, name, { method: "POST", body, headers }), `insert into ${name}, ${prefer}`);
        expectRefused(
          await ask(who, `${name}?${column}=not.is.null`, { method: "PATCH", body, headers }),
          `update ${name}, ${prefer}`,
        );
        expectRefused(
          await ask(who, `${name}?${column}=not.is.null`, { method: "DELETE", headers }),
          `delete from ${name}, ${prefer}`,
        );
      }
      expectRefused(await ask(who, `${name}?${column}=eq.${pupil}`, { method: "PUT", body }), `put ${name}`);
    }
    expect(await books()).toBe(before);
  });

  test.each(["anon", "authenticated"] as const)("%s calls no function", async (who) => {
    const before = await books();
    expect(catalogue.functions.map(({ name }) => name)).toContain("finish_run");
    for (const { name, args } of catalogue.functions) {
      const body = JSON.stringify(Object.fromEntries(args.map((arg) => [arg, arg === "p_user" ? pupil : null])));
      expectRefused(await ask(who, `rpc/${name}`, { method: "POST", body }), name);
      expectRefused(await ask(who, `rpc/${name}?${args.map((arg) => `${arg}=1`).join("&")}`), `${name} by GET`);
      expectRefused(await ask(who, `rpc/${name}`, { method: "POST", body: "{}" }), `${name} without arguments`);
    }
    for (const schema of ["private", "auth", "pg_catalog", "supabase_migrations"]) {
      const headers = { "accept-profile": schema, "content-profile": schema };
      expectRefused(await ask(who, "spent_runs?select=id", { headers }), `spent_runs of ${schema}`);
      expectRefused(await ask(who, "users?select=email", { headers }), `users of ${schema}`);
    }
    expect(await books()).toBe(before);
  });
});
