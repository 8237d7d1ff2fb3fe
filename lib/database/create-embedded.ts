import { rename, rm } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import type { DatabaseSession } from "./database-session.ts";
import { endWhenDead } from "./end-when-dead.ts";
import { keepBaselineCode } from "./keep-baseline-code.ts";
import { pgliteOptions } from "./pglite-options.ts";
import { pgliteSession } from "./pglite-session.ts";

/**
 * Makes the embedded database in `folder`, which must not be there yet, with what `fill` puts into it. It is made
 * beside its place and moved there whole: what is cut off leaves no half database, and the memory that making one takes
 * is given back before the real start.
 */
export async function createEmbedded(folder: string, fill: (session: DatabaseSession) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  keepBaselineCode();
  const database = await PGlite.create(unfinished, pgliteOptions);
  endWhenDead(database, unfinished);
  try {
    await fill(pgliteSession(database));
  } catch (error) {
    await database.close();
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await database.close();
  await rename(unfinished, folder);
}
