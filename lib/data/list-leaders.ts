import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { type Leader, toLeaders } from "./leader.ts";
import { unwrap } from "./unwrap.ts";

/** Cache tag of a board; updating it makes the next reader see the new order. */
export function boardTag(levelName: string): string {
  return `board-${levelName}`;
}

/**
 * The first 100 of a board: "all" by total score, any other name by the spec's aggregate (section 9).
 * At most 10 seconds old for everybody; at once fresh for the pupil who just scored.
 */
export async function listLeaders(levelName: string): Promise<Leader[]> {
  "use cache";
  cacheTag(boardTag(levelName));
  cacheLife({ stale: 30, revalidate: 10, expire: 3600 });
  const client = await serviceClient();
  const answer = await client.rpc("leaderboard", { p_level_name: levelName, p_limit: 100 });
  return toLeaders(unwrap("list leaders", answer));
}
