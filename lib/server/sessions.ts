import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { cookies } from "next/headers";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { type Pupil, toPupil } from "./pupils.ts";
import { readSeal, sealedCookie } from "./sealed-cookie.ts";
import { tryRead } from "./try-read.ts";

/** Who plays in this browser, as its cookie says. */
export interface Session {
  /** Id of the pupil who is logged in here; the profile may have been deleted elsewhere. */
  readonly pupilId: string | null;
  /** Id under which the database stores what a browser without a pupil earns, until a pupil claims it. */
  readonly guestId: string | null;
  /** The log-in of the pupil (pupil_sessions). */
  readonly sessionId: string | null;
}

/** A session that was checked against the database. One that was ended elsewhere has no pupil. */
export interface CheckedSession extends Session {
  /** Null for a guest, and for a profile that no longer exists. */
  readonly pupil: Pupil | null;
  readonly hasEnded: boolean;
}

interface Sealed {
  pupilId?: string;
  guestId?: string;
  sessionId?: string;
}

/**
 * The session that the cookie names; a changed or foreign cookie counts as missing. The session may have ended
 * elsewhere, so do not read or write for the pupil on its word alone: use checkSession, or a database function that
 * takes the session.
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

/** Who plays in this browser. Throws a BackendError if the database is unreachable. */
export async function readSession(): Promise<CheckedSession> {
  return checkSession(await readSessionCookie());
}

/** Like `readSession`, for a cookie that was read before. */
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

/** How long a practice run waits for the check of its session, in milliseconds. */
const patienceMs = 800;

/**
 * Like `checkSession`, for making a practice run, which needs no database and writes nothing: the cookie is believed while
 * the database is unreachable or slow. The end of the run checks again.
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

/** Replaces the session of this browser. For server actions only: pages cannot set cookies. */
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
 * Starts a session of a pupil and returns its id. `lockHash` is the hash of the pupil's lock, null if none is set. Returns
 * null if the lock has changed or the profile no longer exists.
 */
export async function startSession(pupilId: string, lockHash: string | null): Promise<string | null> {
  const sessionId = randomUUID();
  const client = await serviceClient();
  const answer = await client.rpc("start_session", { p_user: pupilId, p_session: sessionId, p_lock: lockHash });
  return unwrap("start session", answer) ? sessionId : null;
}

/** Ends a session for good: copies of its cookie become invalid. */
export async function endSession({ pupilId, sessionId }: Session): Promise<void> {
  if (pupilId === null || sessionId === null) return;
  const client = await serviceClient();
  unwrap("end session", await client.rpc("end_session", { p_user: pupilId, p_session: sessionId }));
}

/**
 * Ends all sessions of the pupil except this browser's, which gets a new id; false if it had ended itself. For server
 * actions only: pages cannot set cookies.
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
 * The id of a session that a version without ids started: always the same for the same cookie, whatever follows its seal.
 * Its UUID version, 8, tells it from the others.
 */
async function oldSessionId(): Promise<string> {
  const seal = readSeal((await cookies()).get("hhh-session")?.value ?? "");
  const hash = createHash("sha256").update(seal).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
