import "server-only";
import { getIronSession, type IronSession } from "iron-session";
import { cookies, headers } from "next/headers";
import { deriveKey } from "#lib/env.ts";

export interface Session {
  /** Row of `users` this browser is logged in as. */
  readonly pupilId: string | null;
  /** What a browser without a pupil earned is kept under this id until a pupil is made. */
  readonly guestId: string | null;
}

interface Sealed {
  pupilId?: string;
  guestId?: string;
}

const yearInSeconds = 365 * 24 * 60 * 60;

/** Who is playing in this browser. A changed or foreign cookie counts as no cookie. */
export async function readSession(): Promise<Session> {
  const sealed = await open(false);
  return { pupilId: sealed.pupilId ?? null, guestId: sealed.guestId ?? null };
}

/** Replaces the session. Only a server action may call it: pages cannot set cookies. */
export async function writeSession(session: Session): Promise<void> {
  // Behind a proxy that ends TLS the request itself is plain http, so the proxy's word decides.
  const isHttps = (await headers()).get("x-forwarded-proto") === "https";
  const sealed = await open(isHttps);
  if (session.pupilId === null) delete sealed.pupilId;
  else sealed.pupilId = session.pupilId;
  if (session.guestId === null) delete sealed.guestId;
  else sealed.guestId = session.guestId;
  await sealed.save();
}

async function open(secure: boolean): Promise<IronSession<Sealed>> {
  return getIronSession<Sealed>(await cookies(), {
    cookieName: "hhh-session",
    password: deriveKey("session"),
    ttl: yearInSeconds,
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
  });
}
