import "server-only";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { mapNodeStates } from "#lib/play/map-node-states.ts";
import { findPath } from "#lib/play/paths.ts";
import { listDoneLevels } from "./list-done-levels.ts";
import type { Player } from "./player.ts";

/** Whether somebody may play this: always, but for the nodes of a path, which open one after the other. */
export async function isLevelOpen(ref: ActivityRef, player: Player | null): Promise<boolean> {
  if (ref.kind !== "path") return true;
  const done = await listDoneLevels(player, ref.levelName);
  const mapNodes = mapNodeStates(findPath(ref.levelName)?.mapNodes.length ?? 0, done);
  return mapNodes.some(({ level, state }) => level === ref.level && state !== "locked");
}
