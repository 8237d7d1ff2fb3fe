import "server-only";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { findPath } from "#lib/play/paths.ts";
import { stoneStates } from "#lib/play/stone-states.ts";
import { listDoneLevels } from "./list-done-levels.ts";
import type { Player } from "./player.ts";

/** Whether somebody may play this: always, but for the stones of a path, which open one after the other. */
export async function isLevelOpen(ref: ActivityRef, player: Player | null): Promise<boolean> {
  if (ref.kind !== "path") return true;
  const done = await listDoneLevels(player, ref.levelName);
  const stones = stoneStates(findPath(ref.levelName)?.stones.length ?? 0, done);
  return stones.some(({ level, state }) => level === ref.level && state !== "locked");
}
