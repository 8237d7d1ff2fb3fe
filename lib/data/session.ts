import "server-only";
import { sealedCookie } from "./sealed-cookie.ts";

export interface Session {
  /** Row of `users` this browser is logged in as; the row may be gone when the profile was deleted elsewhere. */
  readonly pupilId: string | null;
  /** What a browser without a pupil earned is kept under this id until a pupil takes it over. */
  readonly guestId: string | null;
}

interface Sealed {
  pupilId?: string;
  guestId?: string;
}

/** Who is playing in this browser. A changed or foreign cookie counts as no cookie. */
export async function readSession(): Promise<Session> {
  const sealed = await sealedCookie<Sealed>("session");
  return { pupilId: sealed.pupilId ?? null, guestId: sealed.guestId ?? null };
}

/** Replaces the session. Only a server action may call it: pages cannot set cookies. */
export async function writeSession(session: Session): Promise<void> {
  const sealed = await sealedCookie<Sealed>("session");
  if (session.pupilId === null) delete sealed.pupilId;
  else sealed.pupilId = session.pupilId;
  if (session.guestId === null) delete sealed.guestId;
  else sealed.guestId = session.guestId;
  await sealed.save();
}
