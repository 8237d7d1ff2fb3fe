import "server-only";
import { firstAnimal } from "#lib/play/first-animal.ts";
import type { Path } from "#lib/play/paths.ts";
import { type StoneState, stoneStates } from "#lib/play/stone-states.ts";
import { listDoneLevels } from "./list-done-levels.ts";
import { playerOf } from "./player.ts";
import { readSession } from "./session.ts";

export interface PathProgress {
  readonly stones: readonly StoneState[];
  /** The asset of the pupil's active animal ("animals/level-one/cat-1"); null for a guest. */
  readonly activeAnimal: string;
}

/** How far whoever plays in this browser has come on a path. */
export async function readPathProgress(path: Path): Promise<PathProgress> {
  const session = await readSession();
  const done = await listDoneLevels(playerOf(session), path.levelName);
  return { stones: stoneStates(path.stones.length, done), activeAnimal: session.pupil?.activeAnimal ?? firstAnimal };
}
