import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { projectFile } from "#lib/database/migrations.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import { endWhenDead, keepBaselineCode, pgliteOptions, pgliteSession } from "./pglite.ts";

/**
 * Creates the embedded database in `folder`, which must not exist yet, with what `fill` puts into it. It is created beside
 * its place and moved there whole, so that an interruption leaves no half database; closing it first also releases the
 * memory that creating it takes.
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

/**
 * The folder of the template, a database as prepareDatabase leaves it, which every build makes: setting up a database takes
 * three seconds and 1.1 GB for a moment, copying one takes neither.
 */
function templateFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), ".next", "database-template");
}

/** Makes the template for the current migrations and seed; false if it exists. */
export async function makeTemplate(): Promise<boolean> {
  const stamp = await stampOfSources();
  if ((await readStamp()) === stamp) return false;
  const folder = templateFolder();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await createEmbedded(join(folder, "database"), prepareDatabase);
  await writeFile(join(folder, "stamp"), stamp);
  return true;
}

/**
 * Copies the template to `folder`, which must not exist yet; an interruption leaves no half database. False if no build has
 * made a template, or it belongs to other migrations or another seed.
 */
export async function copyTemplate(folder: string): Promise<boolean> {
  if ((await readStamp()) !== (await stampOfSources())) return false;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(templateFolder(), "database"), unfinished, { recursive: true });
  await rename(unfinished, folder);
  return true;
}

/** The hash of what the template was made of, null without a template. Written last, so that half a template has none. */
async function readStamp(): Promise<string | null> {
  const file = join(templateFolder(), "stamp");
  return existsSync(file) ? await readFile(file, "utf8") : null;
}

/** Leaves out the code that prepares a database: a build of other code makes a new folder `.next`. */
async function stampOfSources(): Promise<string> {
  const migrations = projectFile("migrations");
  const names = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).sort();
  const files = [...names.map((name) => join(migrations, name)), projectFile("seed.sql")];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex");
}
