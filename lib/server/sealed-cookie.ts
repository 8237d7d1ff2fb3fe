import "server-only";
import { getIronSession, type IronSession } from "iron-session";
import { cookies, headers } from "next/headers";
import { keepTimes } from "#lib/core/keep-times.ts";
import { deriveKey } from "#lib/derive-key.ts";

const lifeInSeconds = keepTimes.sessionDays * 24 * 60 * 60;

/**
 * A cookie that only this server can read and write; a changed or foreign one counts as missing. `name` also selects
 * the key. What `save` writes lasts for the life of a session; server actions can save, pages cannot.
 */
export async function sealedCookie<Content extends object>(name: "session" | "browser"): Promise<IronSession<Content>> {
  // Behind a proxy that ends TLS the request itself is plain http, so the proxy's word decides.
  const secure = (await headers()).get("x-forwarded-proto") === "https";
  return getIronSession<Content>(await cookies(), {
    cookieName: `hhh-${name}`,
    password: deriveKey(name),
    ttl: lifeInSeconds,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
  });
}

/** When a readable cookie was sealed, computed from the end that its seal contains; null if it contains none. */
export function sealedAt(cookie: string): Date | null {
  const end = Number(readSeal(cookie).split("*")[5]);
  return end > 0 ? new Date(end - lifeInSeconds * 1000) : null;
}

/** The sealed part of a cookie: anybody can change the version after it. */
export function readSeal(cookie: string): string {
  return cookie.split("~", 1)[0] ?? "";
}
