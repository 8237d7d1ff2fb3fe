import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import type { DoneLevel } from "#lib/play/map-node-states.ts";
import { unwrap } from "./backend-error.ts";
import { listLevelStates } from "./list-level-states.ts";
import type { Player } from "./player.ts";

const passedSchema = z.array(z.object({ level: z.int(), total_time: z.int() }));

/**
 * The levels of a game, path or skill that somebody has done, with their best times. A guest's are read from the
 * challenges this browser has passed, which a profile made later takes over as its own; null has done nothing yet.
 */
export async function listDoneLevels(player: Player | null, levelName: string): Promise<DoneLevel[]> {
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
