import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { type DoneLevel, type MapNodeState, mapNodeStates } from "#lib/play/map-node-states.ts";
import { findPath, type Path } from "#lib/play/paths.ts";
import { unwrap } from "./backend-error.ts";
import { type Player, playerOf } from "./player.ts";
import { readSession } from "./sessions.ts";

const rowSchema = z.object({
  level_id: z.int(),
  status: z.literal(["playing", "done"]),
  total_time: z.int(),
});

/** A level that a pupil has played; `totalTime` is in whole seconds, the best time once the level is done. */
interface LevelState {
  readonly level: number;
  readonly isDone: boolean;
  readonly totalTime: number;
}

/** The pupil's levels of one game, path or skill, lowest first. */
export async function listLevelStates(pupilId: string, levelName: string): Promise<LevelState[]> {
  const client = await serviceClient();
  const rows = unwrap(
    "list level states",
    await client
      .from("user_levels")
      .select("level_id, status, total_time")
      .eq("user_id", pupilId)
      .eq("level_name", levelName)
      .order("level_id"),
  );
  return z
    .array(rowSchema)
    .parse(rows)
    .map((row) => ({ level: row.level_id, isDone: row.status === "done", totalTime: row.total_time }));
}

const passedSchema = z.array(z.object({ level: z.int(), total_time: z.int() }));

/**
 * The levels of a game, path or skill that a player has done, with their best times. A guest's are read from the challenges
 * that were passed in this browser, which a later profile claims; without a player there are none.
 */
async function listDoneLevels(player: Player | null, levelName: string): Promise<DoneLevel[]> {
  if (player === null) return [];
  if (player.kind === "guest") return listPassed(player.id, levelName);
  const states = await listLevelStates(player.id, levelName);
  return states.filter((state) => state.isDone).map(({ level, totalTime }) => ({ level, totalTime }));
}

async function listPassed(guestId: string, levelName: string): Promise<DoneLevel[]> {
  const client = await serviceClient();
  const rows = unwrap(
    "list passed levels",
    await client
      .from("runs")
      .select("level, total_time")
      .eq("guest_id", guestId)
      .eq("activity", levelName)
      .eq("mode", "challenge")
      .eq("passed", true),
  );
  const best = new Map<number, number>();
  for (const { level, total_time } of passedSchema.parse(rows)) {
    best.set(level, Math.min(total_time, best.get(level) ?? total_time));
  }
  return [...best].map(([level, totalTime]) => ({ level, totalTime }));
}

/**
 * The level to offer first: the lowest that the pupil has not done, the last if all are done, 1 for a guest.
 * `levelCount` is the number of levels of the game's track, or of the skill's difficulties.
 */
export async function findNextLevel(pupilId: string | null, levelName: string, levelCount: number): Promise<number> {
  if (pupilId === null) return 1;
  const states = await listLevelStates(pupilId, levelName);
  const done = new Set(states.filter((state) => state.isDone).map((state) => state.level));
  const open = Array.from({ length: levelCount }, (_, index) => index + 1).find((level) => !done.has(level));
  return open ?? levelCount;
}

/** Whether a player may play this: always, except for the nodes of a path, which open one after the other. */
export async function isLevelOpen(ref: ActivityRef, player: Player | null): Promise<boolean> {
  if (ref.kind !== "path") return true;
  const done = await listDoneLevels(player, ref.levelName);
  const mapNodes = mapNodeStates(findPath(ref.levelName)?.mapNodes.length ?? 0, done);
  return mapNodes.some(({ level, state }) => level === ref.level && state !== "locked");
}

/** What the map of a path shows of its player. */
interface PathProgress {
  readonly mapNodes: readonly MapNodeState[];
  /** The asset of the active animal ("animals/level-one/cat-1"); a guest has the first one. */
  readonly activeAnimal: string;
}

/** How far the player of this browser has come on a path. */
export async function readPathProgress(path: Path): Promise<PathProgress> {
  const session = await readSession();
  const done = await listDoneLevels(playerOf(session), path.levelName);
  return {
    mapNodes: mapNodeStates(path.mapNodes.length, done),
    activeAnimal: session.pupil?.activeAnimal ?? firstAnimal,
  };
}
