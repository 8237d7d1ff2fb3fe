import { expect, test } from "vitest";
import type { Backend } from "#lib/database/backend.ts";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { startPostgres } from "#lib/database/postgres.ts";
import type { Env } from "#lib/env.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { lockHash } from "#lib/server/lock-hash.ts";
import { animalText } from "#lib/text/animal-text.ts";
import { newSeededDatabase, seededDataFolder } from "./support/backup-places.ts";
import { clientOf } from "./support/client-of.ts";
import { ownPupil, setLock } from "./support/own-pupil.ts";
import { startProgram } from "./support/start-program.ts";

const places = [
  { name: "the embedded database", make: async () => seededDataFolder() },
  { name: "a PostgreSQL", make: newSeededDatabase },
];

function environmentOf(settings: Env): Record<string, string> {
  if (settings.backend === "postgres") return { DATABASE_URL: settings.databaseUrl };
  return settings.backend === "embedded" ? { DATA_DIR: settings.dataDir } : {};
}

async function withBackend<Value>(settings: Env, work: (backend: Backend) => Promise<Value>): Promise<Value> {
  const open = () => {
    if (settings.backend === "postgres") return startPostgres(settings.databaseUrl);
    return startEmbedded(settings.dataDir);
  };
  const backend = await open();
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

async function lockProfile(settings: Env, ...args: readonly string[]) {
  const lines: string[] = [];
  const program = startProgram({
    file: "scripts/lock-profile.ts",
    args,
    env: environmentOf(settings),
    preload: null,
  });
  const told = program.until((written) => {
    lines.splice(0, lines.length, ...written);
    return false;
  });
  const [ended] = await Promise.all([program.ended(), told.catch(() => undefined)]);
  return { ...ended, lines };
}

test.each(places)("who has lost a lock gets a new one from the operator, on $name", async ({ make }) => {
  const settings = await make();
  const own = await withBackend(settings, async (backend) => {
    const client = clientOf(backend, "secretKey");
    const pupil = await ownPupil(client, "Quên Khoá");
    await setLock(client, pupil, "a".repeat(60));
    // Strangers have used up the day's guesses.
    for (let guess = 0; guess < 21; guess += 1) {
      await client.rpc("begin_lock_try", { p_user: pupil.id, p_browser: `stranger ${guess}` }).throwOnError();
    }
    return pupil;
  });

  expect(await lockProfile(settings, "Không Có Ai")).toMatchObject({
    code: 1,
    complaint: "There is no profile of the name Không Có Ai.\n",
    lines: [],
  });
  expect(await lockProfile(settings)).toMatchObject({ code: 2, lines: [] });
  const { code, lines } = await lockProfile(settings, "quên khoá");
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  const said = lines[0]?.match(/^The lock of Quên Khoá is now: (.+)\.$/)?.[1]?.split(", ") ?? [];
  const lock = said.flatMap((word) => pictureLock.animals.filter((animal) => animalText[animal] === word));
  expect(new Set(lock).size).toBe(pictureLock.length);

  await withBackend(settings, async (backend) => {
    const client = clientOf(backend, "secretKey");
    const sessions = await client.from("pupil_sessions").select("id").eq("user_id", own.id).throwOnError();
    expect(sessions.data, "everybody is logged out").toEqual([]);
    const begun = await client.rpc("begin_lock_try", { p_user: own.id, p_browser: "stranger" }).throwOnError();
    expect(begun.data.status, "the guesses of before are forgotten").toBe("try");
    expect(await lockHash.fits(own.id, lock, begun.data.hash ?? "")).toBe(true);
  });
});
