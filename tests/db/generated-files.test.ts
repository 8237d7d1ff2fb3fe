import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { pgliteSession } from "#lib/database/embedded/pglite.ts";
import { buildSeed } from "#scripts/build-seed.ts";
import { generateDatabaseTypes } from "#scripts/generate-database-types.ts";
import { generateSchema, readSchemaFiles } from "#scripts/generate-schema.ts";
import { openInMemory } from "./support/open-in-memory.ts";

test("supabase/seed.sql is what the content makes: node scripts/build-seed.ts", async () => {
  expect(await readFile("supabase/seed.sql", "utf8")).toBe(await buildSeed("supabase/content"));
});

test("lib/database/database.types.ts is what the migrations make: node scripts/generate-database-types.ts", async () => {
  const database = await openInMemory("seeded");
  onTestFinished(() => database.close());
  expect(await readFile("lib/database/database.types.ts", "utf8")).toBe(await generateDatabaseTypes(database));
});

test("supabase/schema is what the migrations make: npm run db:schema", async () => {
  const database = await openInMemory("empty");
  onTestFinished(() => database.close());
  expect(await readSchemaFiles()).toEqual(await generateSchema(pgliteSession(database)));
});
