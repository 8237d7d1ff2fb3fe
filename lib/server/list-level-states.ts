import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";

const rowSchema = z.object({
  level_id: z.int(),
  status: z.literal(["playing", "done"]),
  total_time: z.int(),
});

/** One level a pupil has played; `totalTime` in whole seconds, the best one once the level is done. */
export interface LevelState {
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
