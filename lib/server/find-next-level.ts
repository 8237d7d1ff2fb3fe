import "server-only";
import { listLevelStates } from "./list-level-states.ts";

/**
 * The level to offer first: the lowest one the pupil has not done, the last one when all are done, 1 for a guest.
 * `levelCount` is the number of levels of the game's track, or of a skill's difficulties.
 */
export async function findNextLevel(pupilId: string | null, levelName: string, levelCount: number): Promise<number> {
  if (pupilId === null) return 1;
  const states = await listLevelStates(pupilId, levelName);
  const done = new Set(states.filter((state) => state.isDone).map((state) => state.level));
  const open = Array.from({ length: levelCount }, (_, index) => index + 1).find((level) => !done.has(level));
  return open ?? levelCount;
}
