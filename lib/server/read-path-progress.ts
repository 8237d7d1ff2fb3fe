import "server-only";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { type MapNodeState, mapNodeStates } from "#lib/play/map-node-states.ts";
import type { Path } from "#lib/play/paths.ts";
import { listDoneLevels } from "./list-done-levels.ts";
import { playerOf } from "./player.ts";
import { readSession } from "./sessions.ts";

export interface PathProgress {
  readonly mapNodes: readonly MapNodeState[];
  /** The asset of the pupil's active animal ("animals/level-one/cat-1"); null for a guest. */
  readonly activeAnimal: string;
}

/** How far whoever plays in this browser has come on a path. */
export async function readPathProgress(path: Path): Promise<PathProgress> {
  const session = await readSession();
  const done = await listDoneLevels(playerOf(session), path.levelName);
  return {
    mapNodes: mapNodeStates(path.mapNodes.length, done),
    activeAnimal: session.pupil?.activeAnimal ?? firstAnimal,
  };
}
