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

/** Remembers for a day that this browser has given its like, so that one child is one like. */
export const likeCookie = {
  isSet: async (): Promise<boolean> => (await cookies()).has(name),

  /** Only a server action may call it: pages cannot set cookies. */
  async set(): Promise<void> {
    const secure = (await headers()).get("x-forwarded-proto") === "https";
    (await cookies()).set(name, "1", { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: lifeInSeconds });
  },
} as const;

/** Records one like (spec section 7). */
export async function addLike(): Promise<void> {
  const client = await serviceClient();
  unwrap("add like", await client.from("like").insert({ like: 1 }));
}

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
