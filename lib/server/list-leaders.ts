import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { type Leader, toLeaders } from "./leader.ts";
import { tryRead } from "./try-read.ts";

/** Cache tag of a board; updating it makes the next reader see the new order. */
export function boardTag(levelName: string): string {
  return `board-${levelName}`;
}

/** How many places a board shows. */
export const placesShown = 100;

export interface Leaders {
  /** When they were read, in ms since 1970. */
  readonly readAt: number;
  /** The best, first place first. */
  readonly rows: readonly Leader[];
}

/**
 * The first 100 of a board: "all" by total score, that of a week by its points, any other name by the spec's aggregate
 * (section 9).
 * At most 10 seconds old for everybody; at once fresh for the pupil who just scored.
 */
export async function listLeaders(levelName: string): Promise<Result<Leaders, "backend-away">> {
  "use cache";
  cacheTag(boardTag(levelName));
  const leaders = await tryRead("leaders", () => queryLeaders(levelName));
  cacheLife(leaders.ok ? cacheLives.board : cacheLives.failure);
  return leaders;
}

async function queryLeaders(levelName: string): Promise<Leaders> {
  const client = await serviceClient();
  const readAt = Date.now();
  const answer = await client.rpc("leaderboard", { p_level_name: levelName, p_limit: placesShown });
  return { readAt, rows: toLeaders(unwrap("list leaders", answer)) };
}
