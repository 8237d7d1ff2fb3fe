import { getAuthSchemaSql } from "@supabase/lite";
import { applyMigrations } from "./apply-migrations.ts";
import { applySeed } from "./apply-seed.ts";
import { createRoles } from "./create-roles.ts";
import type { DatabaseSession } from "./database-session.ts";
import { projectFile } from "./project-file.ts";

/** Brings an empty or older database to this version: roles, the auth schema, migrations, seed. */
export async function prepareDatabase(session: DatabaseSession): Promise<void> {
  await createRoles(session);
  await session.exec(getAuthSchemaSql());
  await applyMigrations(session, projectFile("migrations"));
  await applySeed(session, projectFile("seed.sql"));
}
