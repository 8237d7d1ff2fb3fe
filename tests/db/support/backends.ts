import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "#lib/database/backend.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { createDatabase } from "./seeded-database.ts";
import { copyDatabase } from "./seeded-folder.ts";

/** A backend with a database of its own, which goes when it is closed, on each engine the product runs on. */
export const backends: { name: string; open: () => Promise<Backend> }[] = [
  { name: "the embedded backend", open: openEmbedded },
  { name: "a PostgreSQL server", open: openPostgres },
];

export async function openEmbedded(): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), "huou-test-"));
  copyDatabase(folder, "seeded");
  const backend = await startEmbedded(folder);
  return {
    ...backend,
    async close() {
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<Backend> {
  const database = await createDatabase();
  const backend = await startPostgres(database.url);
  return {
    ...backend,
    async close() {
      await backend.close();
      await database.drop();
    },
  };
}
