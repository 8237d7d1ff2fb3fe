import { randomInt } from "node:crypto";
import { closeBackend } from "#lib/database/backend.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { unwrap } from "#lib/server/backend-error.ts";
import { lockHash } from "#lib/server/lock-hash.ts";
import { findPupilByName } from "#lib/server/pupils.ts";
import { animalText } from "#lib/text/animal-text.ts";

// Gives a profile a new picture lock and says which, for a grown-up who asks for a child that has lost the old one, or every
// browser the profile was made or opened in: `npm run profile:lock -- NAME`. Whoever opens it may set another, remove it, or
// delete the profile.

function drawLock(): readonly AnimalName[] {
  const left = [...pictureLock.animals];
  return Array.from({ length: pictureLock.length }, () => left.splice(randomInt(left.length), 1)).flat();
}

async function giveLock(name: string): Promise<string> {
  const pupil = await findPupilByName(name);
  if (pupil === null) throw new Error(`There is no profile of the name ${name}.`);
  const lock = drawLock();
  const client = await serviceClient();
  const given = await client.rpc("give_lock", { p_user: pupil.id, p_hash: await lockHash.make(pupil.id, lock) });
  if (!unwrap("give lock", given)) throw new Error(`There is no profile of the name ${name} any more.`);
  return `The lock of ${pupil.username} is now: ${lock.map((animal) => animalText[animal]).join(", ")}.`;
}

async function run(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    console.error("Usage: npm run profile:lock -- NAME");
    return 2;
  }
  try {
    console.info(await giveLock(name));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await closeBackend();
  }
}

const code = await run();
// The embedded database sets a code of its own while it closes.
process.exitCode = code;
