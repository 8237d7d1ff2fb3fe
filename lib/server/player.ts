import "server-only";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/** Whose run it is: a pupil's, or a guest's of this browser. */
export type Player = { readonly kind: "pupil"; readonly id: string } | { readonly kind: "guest"; readonly id: string };

/** The player of a session; null before a guest has done anything that is kept. */
export function playerOf(session: Pick<Session, "pupilId" | "guestId">): Player | null {
  if (session.pupilId !== null) return { kind: "pupil", id: session.pupilId };
  return session.guestId === null ? null : { kind: "guest", id: session.guestId };
}

/**
 * Who plays a run: the pupil of this browser, or the guest the run was opened for, whom a browser that blocks cookies
 * cannot name itself. A guest's run goes on as the pupil's when a profile is made meanwhile.
 */
export function playerOfRun(token: RunToken, session: Session): Player | null {
  if (session.pupilId !== null || token.guestId === null) return playerOf(session);
  return { kind: "guest", id: token.guestId };
}

/** The two arguments by which the database functions are told who plays. */
export function playerIds(player: Player): { p_user: string | null; p_guest: string | null } {
  return player.kind === "pupil" ? { p_user: player.id, p_guest: null } : { p_user: null, p_guest: player.id };
}
