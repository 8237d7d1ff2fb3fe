import "server-only";
import { getIronSession, type IronSession } from "iron-session";
import { cookies, headers } from "next/headers";
import { keepTimes } from "#lib/core/keep-times.ts";
import { deriveKey } from "#lib/derive-key.ts";

const lifeInSeconds = keepTimes.sessionDays * 24 * 60 * 60;

/**
 * A cookie only this server can read and write; a changed or foreign one counts as none. `name` also chooses its key.
 * What `save` writes lasts a year; pages cannot save, server actions can.
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

/** When a cookie that could be read was sealed; its end is part of the seal. Null where none is told. */
export function sealedAt(cookie: string): Date | null {
  const end = Number(readSeal(cookie).split("*")[5]);
  return end > 0 ? new Date(end - lifeInSeconds * 1000) : null;
}

/** The part of a sealed cookie that is sealed: anybody may change the version that is written behind it. */
export function readSeal(cookie: string): string {
  return cookie.split("~", 1)[0] ?? "";
}
