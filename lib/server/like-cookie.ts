import "server-only";
import { cookies, headers } from "next/headers";
import { keepTimes } from "#lib/core/keep-times.ts";

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
