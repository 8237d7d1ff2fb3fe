// Vitest runs it before all tests of the stage: what most of them begin with is made once, and they copy it.
import { existsSync, rmSync } from "node:fs";
import { chmod, cp, mkdtemp, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { createEmbedded } from "#lib/database/embedded/create-embedded.ts";
import { pgliteOptions, pgliteSession } from "#lib/database/embedded/pglite.ts";
import { withOwnerSession } from "#lib/database/postgres-session.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

/** The embedded database as it is made, and as prepareDatabase leaves it: its folder, and the same as one file. */
type Embedded = Readonly<Record<"empty" | "seeded", { readonly folder: string; readonly archive: string }>>;

declare module "vitest" {
  interface ProvidedContext {
    embedded: Embedded;
    /** A server with a database `seeded`, likewise prepared; the address is that of its database `postgres`. */
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeTemporary();
  const [embedded, server] = await Promise.all([makeEmbedded(folder), startSeededServer()]);
  project.provide("embedded", embedded);
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}

const memoryDisk = "/dev/shm";
const enoughBytes = 4 * 1024 ** 3;

/**
 * The folder of all temporary files of the stage, which goes at its end. Databases are thousands of small files that are
 * gone a moment later: where there is a disk in memory with room for them, they never see another one.
 */
async function makeTemporary(): Promise<string> {
  const disk = existsSync(memoryDisk) ? await statfs(memoryDisk) : null;
  const isRoomy = disk !== null && disk.bavail * disk.bsize > enoughBytes;
  const folder = await mkdtemp(join(isRoomy && process.env.TMPDIR === undefined ? memoryDisk : tmpdir(), "huou-test-"));
  // PostgreSQL runs as another user, whose folder lies in it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, maxRetries: 3 }));
  return folder;
}

async function makeEmbedded(within: string): Promise<Embedded> {
  const place = (name: string) => ({ folder: join(within, name), archive: join(within, `${name}.tar`) });
  const [empty, seeded] = [place("empty"), place("seeded")];
  // Nobody connects to the databases new ones are made from, and without them a copy has half as many files.
  await createEmbedded(empty.folder, async (session) => {
    await session.exec("update pg_database set datistemplate = false");
    for (const name of ["template0", "template1"]) await session.exec(`drop database ${name}`);
  });
  await cp(empty.folder, seeded.folder, { recursive: true });
  await fillAndArchive(empty, () => Promise.resolve());
  await fillAndArchive(seeded, prepareDatabase);
  return { empty, seeded };
}

async function fillAndArchive(
  { folder, archive }: Embedded["empty"],
  fill: (session: DatabaseSession) => Promise<void>,
): Promise<void> {
  const database = await PGlite.create(folder, pgliteOptions);
  try {
    await fill(pgliteSession(database));
    await database.exec("checkpoint");
    await writeFile(archive, (await database.dumpDataDir("none")).stream());
  } finally {
    await database.close();
  }
}

async function startSeededServer(): Promise<PostgresServer> {
  const server = await startPostgresServer();
  const administrator = postgres(server.url, { max: 1 });
  await administrator`create database seeded`;
  await administrator.end();
  await withOwnerSession(server.url.replace(/postgres$/, "seeded"), prepareDatabase);
  return server;
}
