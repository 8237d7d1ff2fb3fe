import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** What installs pgTAP. It is plain SQL: PGlite ships it, and PostgreSQL takes the same text. */
export async function pgtapSql(): Promise<string> {
  const pglite = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const { stdout } = await promisify(execFile)(
    "tar",
    ["-xzOf", join(pglite, "pgtap.tar.gz"), "share/postgresql/extension/pgtap.sql"],
    { maxBuffer: 10_000_000 },
  );
  return `create schema extensions;
    grant usage on schema extensions to anon, authenticated, service_role;
    set search_path = extensions, public;
    ${stdout};
    grant execute on all functions in schema extensions to anon, authenticated, service_role;
    set search_path = public, extensions;`;
}
