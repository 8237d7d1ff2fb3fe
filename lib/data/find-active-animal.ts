import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { stepReached } from "#lib/play/animal-ladder.ts";
import { findPupil } from "./find-pupil.ts";
import { tryRead } from "./try-read.ts";

/** Longer than that no page waits for a picture. */
const patienceMs = 800;

/**
 * The asset of the animal that goes along with a pupil ("animals/level-one/cat-1"). Guests have the first of the
 * ladder, and so has everybody while the database is away or slow.
 */
export async function findActiveAnimal(pupilId: string | null): Promise<string> {
  const first = stepReached(0).asset;
  if (pupilId === null) return first;
  const enough = new AbortController();
  const found = await Promise.race([
    tryRead("active animal", () => findPupil(pupilId)),
    wait(patienceMs, null, { signal: enough.signal }).catch(() => null),
  ]);
  enough.abort();
  return found?.ok && found.value !== null ? found.value.activeAnimal : first;
}
