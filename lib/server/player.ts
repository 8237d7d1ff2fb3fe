import "server-only";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/** Who plays: a pupil, or a guest of this browser. */
export type Player = { readonly kind: "pupil"; readonly id: string } | { readonly kind: "guest"; readonly id: string };

/** The player of a session; null before a guest has done anything that is stored. */
export function playerOf(session: Pick<Session, "pupilId" | "guestId">): Player | null {
  if (session.pupilId !== null) return { kind: "pupil", id: session.pupilId };
  return session.guestId === null ? null : { kind: "guest", id: session.guestId };
}

/**
 * The player of a run: the pupil of this browser, or the guest that the run was opened for, whom a browser that blocks
 * cookies cannot name. A guest's run continues as the pupil's if a profile is created meanwhile.
 */
export function playerOfRun(token: RunToken, session: Session): Player | null {
  if (session.pupilId !== null || token.guestId === null) return playerOf(session);
  return { kind: "guest", id: token.guestId };
}

/** The player as two arguments of the database functions. */
export function playerIds(player: Player): { p_user: string | null; p_guest: string | null } {
  return player.kind === "pupil" ? { p_user: player.id, p_guest: null } : { p_user: null, p_guest: player.id };
}

/** The column that names such a player in the tables that know both kinds. */
export function playerColumn({ kind }: Player): "user_id" | "guest_id" {
  return kind === "pupil" ? "user_id" : "guest_id";
}
