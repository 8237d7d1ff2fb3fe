import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { keepBaselineCode } from "#lib/database/embedded/pglite.ts";

/** A copy of the embedded database that is kept in memory alone. */
export async function openInMemory(kind: "empty" | "seeded"): Promise<PGlite> {
  // No test runs long enough to win back what optimizing takes.
  keepBaselineCode();
  return PGlite.create({ loadDataDir: await openAsBlob(inject("embedded")[kind].archive) });
}
