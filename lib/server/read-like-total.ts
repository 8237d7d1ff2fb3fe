import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { tryRead } from "./try-read.ts";

/** Cache tag of the number of likes; updating it makes the next reader see the new one. */
export const likeTag = "likes";

/** How many likes there are, from the counter the database keeps; at most ten seconds old. */
export async function readLikeTotal(): Promise<Result<number, "backend-away">> {
  "use cache";
  cacheTag(likeTag);
  const total = await tryRead("like total", queryTotal);
  cacheLife(total.ok ? cacheLives.board : cacheLives.failure);
  return total;
}

async function queryTotal(): Promise<number> {
  const client = await serviceClient();
  return unwrap("like total", await client.from("like_total").select("total").single()).total;
}
