import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { cookies } from "next/headers";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { type Pupil, toPupil } from "./pupils.ts";
import { readSeal, sealedCookie } from "./sealed-cookie.ts";
import { tryRead } from "./try-read.ts";

/** Who is playing in this browser, as its cookie says. */
export interface Session {
  /** Row of `users` this browser is logged in as; the row may be gone when the profile was deleted elsewhere. */
  readonly pupilId: string | null;
  /** What a browser without a pupil earned is kept under this id until a pupil takes it over. */
  readonly guestId: string | null;
  /** The log-in of the pupil (pupil_sessions). */
  readonly sessionId: string | null;
}

/** A session of which the database was asked. Where it was ended elsewhere there is no pupil. */
export interface CheckedSession extends Session {
  /** Null for a guest, and for a profile that is gone. */
  readonly pupil: Pupil | null;
  readonly hasEnded: boolean;
}

interface Sealed {
  pupilId?: string;
  guestId?: string;
  sessionId?: string;
}

/**
 * What the cookie says; a changed or foreign one counts as none. The session may have ended elsewhere, so nothing is read or
 * written for the pupil on its word alone: use checkSession, or a database function that is told the session.
 */
export async function readSessionCookie(): Promise<Session> {
  const sealed = await sealedCookie<Sealed>("session");
  const pupilId = sealed.pupilId ?? null;
  return {
    pupilId,
    guestId: sealed.guestId ?? null,
    sessionId: pupilId === null ? null : (sealed.sessionId ?? (await oldSessionId())),
  };
}

/** Who is playing in this browser. Throws a BackendError when the database cannot be asked. */
export async function readSession(): Promise<CheckedSession> {
  return checkSession(await readSessionCookie());
}

/** The same for a cookie that was read before. */
export async function checkSession(session: Session): Promise<CheckedSession> {
  const { pupilId, sessionId, guestId } = session;
  if (pupilId === null || sessionId === null) return { ...session, pupil: null, hasEnded: false };
  const client = await serviceClient();
  const answer = await client.rpc("pupil_of_session", { p_user: pupilId, p_session: sessionId });
  const row = unwrap("read session", answer)[0];
  if (row === undefined) return { ...session, pupil: null, hasEnded: false };
  if (!row.is_good) return { pupilId: null, guestId, sessionId: null, pupil: null, hasEnded: true };
  return { ...session, pupil: toPupil(row), hasEnded: false };
}

/** Longer than that no practice waits to hear who plays it. */
const patienceMs = 800;

/**
 * The same for what needs no database and writes nothing, which is to make a run of practice: while the database is away
 * or slow the cookie is believed. The end of the run asks again.
 */
export async function checkSessionForPractice(session: Session): Promise<CheckedSession> {
  const enough = new AbortController();
  const checked = await Promise.race([
    tryRead("session", () => checkSession(session)),
    wait(patienceMs, null, { signal: enough.signal }).catch(() => null),
  ]);
  enough.abort();
  if (checked?.ok) return checked.value;
  return { ...session, pupil: null, hasEnded: false };
}

/** Replaces the session. Only a server action may call it: pages cannot set cookies. */
export async function writeSession(session: Session): Promise<void> {
  const sealed = await sealedCookie<Sealed>("session");
  const { pupilId, guestId, sessionId } = session;
  for (const key of ["pupilId", "guestId", "sessionId"] as const) delete sealed[key];
  Object.assign(
    sealed,
    pupilId !== null && { pupilId },
    guestId !== null && { guestId },
    pupilId !== null && sessionId !== null && { sessionId },
  );
  await sealed.save();
}

/**
 * Begins a session of a pupil whose lock has this hash, null where none is set; null when it has another by now, or the
 * profile is gone.
 */
export async function startSession(pupilId: string, lockHash: string | null): Promise<string | null> {
  const sessionId = randomUUID();
  const client = await serviceClient();
  const answer = await client.rpc("start_session", { p_user: pupilId, p_session: sessionId, p_lock: lockHash });
  return unwrap("start session", answer) ? sessionId : null;
}

/** Ends a session for good: a copy of its cookie is none from now on. */
export async function endSession({ pupilId, sessionId }: Session): Promise<void> {
  if (pupilId === null || sessionId === null) return;
  const client = await serviceClient();
  unwrap("end session", await client.rpc("end_session", { p_user: pupilId, p_session: sessionId }));
}

/**
 * Ends all sessions of the pupil but this browser's, which goes on under another id; false when it had ended itself. Only a
 * server action may call it: pages cannot set cookies.
 */
export async function endOtherSessions({ pupilId, guestId, sessionId }: Session): Promise<boolean> {
  if (pupilId === null || sessionId === null) return false;
  const next = randomUUID();
  const client = await serviceClient();
  const answer = await client.rpc("end_other_sessions", { p_user: pupilId, p_session: sessionId, p_next: next });
  const isEnded = unwrap("end other sessions", answer);
  if (isEnded) await writeSession({ pupilId, guestId, sessionId: next });
  return isEnded;
}

/**
 * The id of a session that was begun by a version without ids: always the same for the same cookie, whatever is written
 * behind its seal. Its version, 8, tells it from the others.
 */
async function oldSessionId(): Promise<string> {
  const seal = readSeal((await cookies()).get("hhh-session")?.value ?? "");
  const hash = createHash("sha256").update(seal).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
