import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cookies, headers } from "next/headers";
import { keepTimes } from "#lib/core/keep-times.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { tryRead } from "./try-read.ts";

const name = "hhh-liked";
const lifeInSeconds = keepTimes.likeDays * 24 * 60 * 60;

/** The cookie that remembers for a day that this browser has given its like, so that a child counts once. */
export const likeCookie = {
  isSet: async (): Promise<boolean> => (await cookies()).has(name),

  /** For server actions only: pages cannot set cookies. */
  async set(): Promise<void> {
    const secure = (await headers()).get("x-forwarded-proto") === "https";
    (await cookies()).set(name, "1", { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: lifeInSeconds });
  },
} as const;

/** Adds one like (spec section 7). Throws a BackendError if it cannot be stored. */
export async function addLike(): Promise<void> {
  const client = await serviceClient();
  unwrap("add like", await client.from("like").insert({ like: 1 }));
}

/** Cache tag of the number of likes; after an update of the tag the next reader sees the new number. */
export const likeTag = "likes";

/** The number of likes, from the database's counter; at most ten seconds old. */
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
