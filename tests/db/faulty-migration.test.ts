import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import { newSeededDatabase, seededDataFolder } from "./support/backup-places.ts";
import { clientOf } from "./support/client-of.ts";
import { dumpRows } from "./support/dump-rows.ts";
import { newPupil } from "./support/new-pupil.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const name = "29990101000000_users_avatar.sql";
const sound = `
  create table public.half (id int primary key);
  create function public.half_way() returns int language plpgsql as $$ begin return 1; end; $$;
  insert into public.contacts (email, message) values ('a@b.example', 'once');
  update public.users set avatar = 'bear';
  alter table public.users drop column created_at;`;

/** The project as the next version brings it: with one more migration, in which `end` comes last. */
function nextVersion(end: string): void {
  const project = temporaryFolder();
  cpSync("supabase", join(project, "supabase"), { recursive: true });
  writeFileSync(join(project, "supabase", "migrations", name), sound + end);
  vi.spyOn(process, "cwd").mockReturnValue(project);
}

const places = [
  {
    engine: "the embedded database",
    // It is one process alone.
    starts: 1,
    make: async () => {
      const settings = seededDataFolder();
      return { settings, start: () => startEmbedded(settings.dataDir) };
    },
  },
  {
    engine: "a PostgreSQL that three processes start on",
    starts: 3,
    make: async () => {
      const settings = await newSeededDatabase();
      return { settings, start: () => startPostgres(settings.databaseUrl) };
    },
  },
];

test.each(places)(
  "a migration that fails half-way leaves $engine as it was, and mended it is applied once",
  async ({ starts, make }) => {
    const { settings, start } = await make();
    const startAll = () => Promise.allSettled(Array.from({ length: starts }, start));
    const first = await start();
    const pupil = await newPupil(clientOf(first, "secretKey"), "Bé Ở Lại");
    await first.close();
    const kept = await dumpRows(settings);

    nextVersion(";\nselect public.no_such_function();");
    for (const began of await startAll()) {
      expect(began).toMatchObject({
        status: "rejected",
        reason: {
          message: `The migration ${name} failed and was rolled back`,
          cause: { message: "function public.no_such_function() does not exist" },
        },
      });
    }
    expect(await dumpRows(settings)).toEqual(kept);

    vi.restoreAllMocks();
    const old = await start();
    expect((await clientOf(old, "secretKey").from("users").select("id").throwOnError()).data).toEqual([{ id: pupil }]);
    await old.close();

    nextVersion("");
    const began = await startAll();
    const backends = began.flatMap((each): Backend[] => (each.status === "fulfilled" ? [each.value] : []));
    expect(backends).toHaveLength(starts);
    for (const backend of backends) await backend.close();
    const now = await dumpRows(settings);
    expect(now["public.contacts"]).toHaveLength(1);
    expect(now["public.users"]).toEqual([expect.stringContaining("bear")]);
  },
);
