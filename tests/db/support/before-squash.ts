import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { getAuthSchemaSql } from "@supabase/lite";
import { z } from "zod";
import type { DatabaseSession } from "#lib/database/database-session.ts";
import { applyMigrations } from "#lib/database/migrations.ts";
import { createRoles } from "#lib/database/prepare-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * What the last version before the migrations were squashed has left: its 61 migrations, the data folder of a school (see
 * fill-school.ts) with an open challenge and a pupil who is logged in as before sessions were kept, and a backup of it.
 */
const folder = "tests/db/fixtures/before-squash";

export const oldBackup = join(folder, "school.backup");

const id = z.uuid();
const schoolSchema = z.strictObject({
  pupil: id,
  run: z.strictObject({
    id,
    user_id: id,
    guest_id: z.null(),
    mode: z.literal("practice"),
    activity: z.string(),
    level: z.int(),
    started_at: z.string(),
    right_first: z.int(),
    right_second: z.int(),
    points: z.int(),
    total_time: z.null(),
    passed: z.null(),
    answers: z.array(z.json()),
  }),
  deleted: z.strictObject({ id, session: id, browser: z.string() }),
  /** A challenge of the pupil with three answers, two of them right. */
  open: id,
  /** A pupil of a version that kept no sessions. */
  earlier: id,
  /** The first of the boards that no week ends. */
  boards: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Every row of every table but those of the seed. */
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export const oldSchool = schoolSchema.parse(JSON.parse(readFileSync(join(folder, "school.json"), "utf8")));

/** A data folder as that version left it. */
export function oldDataFolder(): string {
  const target = temporaryFolder();
  execFileSync("tar", ["-xf", "-", "-C", target], { input: unpack("data-folder.tar.br") });
  return target;
}

/** The names of that version's migrations, in their order. */
export function oldMigrationNames(): string[] {
  return Object.keys(readMigrations());
}

/** Sets up an empty database as that version did, with so many of its migrations. */
export async function setUpOld(session: DatabaseSession, migrations: number): Promise<void> {
  const target = temporaryFolder();
  for (const [name, sql] of Object.entries(readMigrations()).slice(0, migrations))
    writeFileSync(join(target, name), sql);
  await createRoles(session);
  await session.exec(getAuthSchemaSql());
  await applyMigrations(session, target);
}

function readMigrations(): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(unpack("migrations.json.br").toString()));
}

function unpack(name: string): Buffer {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  return brotliDecompressSync(readFileSync(join(folder, name)), { params });
}
