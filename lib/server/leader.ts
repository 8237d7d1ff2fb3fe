import "server-only";
import { z } from "zod";

const leaderSchema = z
  .object({
    place: z.coerce.number().int(),
    user_id: z.uuid(),
    username: z.string(),
    avatar: z.string(),
    active_animal: z.string(),
    levels_done: z.int(),
    total_time: z.coerce.number().int(),
    score: z.coerce.number().int(),
  })
  .transform((row) => ({
    place: row.place,
    pupilId: row.user_id,
    username: row.username,
    avatar: row.avatar,
    activeAnimal: row.active_animal,
    levelsDone: row.levels_done,
    totalTime: row.total_time,
    score: row.score,
  }));

/** A row of a leaderboard (spec sections 3 and 9); `totalTime` in seconds. */
export type Leader = z.infer<typeof leaderSchema>;

export function toLeaders(rows: unknown): Leader[] {
  return z.array(leaderSchema).parse(rows);
}
