import "server-only";
import { randomUUID } from "node:crypto";
import type { AvatarName } from "#lib/core/avatar-name.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { unwrap } from "./backend-error.ts";
import { knowBrowserOf, rememberPupil } from "./browsers.ts";
import { claimGuestRuns } from "./guests.ts";
import { type Pupil, toPupil } from "./pupils.ts";
import { endSession, readSessionCookie, writeSession } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

const uniqueViolation = "23505";

/** A profile that was just created. */
export interface NewPupil {
  readonly pupil: Pupil;
  /** Its first session. */
  readonly sessionId: string;
}

/**
 * Creates a profile (spec section 7) and proves this browser for it. `username` must have passed checkUsername. The
 * database decides whether the name is free, so two children who want it at the same moment cannot both get it. It comes onto
 * boards after `waitDays`, at once if that is null. For server actions only: pages cannot set cookies.
 */
export async function registerPupil(
  username: string,
  avatar: AvatarName,
  waitDays: number | null,
): Promise<Result<NewPupil, "taken">> {
  const client = await serviceClient();
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const answer = await client.rpc("register_pupil", {
    p_id: id,
    p_username: username,
    p_avatar: avatar,
    p_session: sessionId,
    p_browser: await knowBrowserOf(id),
    ...(waitDays !== null && { p_waits_days: waitDays }),
  });
  if (answer.error?.code === uniqueViolation) return { ok: false, reason: "taken" };
  const [row] = unwrap("register pupil", answer);
  if (row === undefined) throw new Error("register pupil: no row");
  metrics().pupils.inc();
  return { ok: true, value: { pupil: toPupil(row), sessionId } };
}

/**
 * Logs a pupil in with a session that was started for it, and gives it what this browser earned as a guest; if that fails,
 * the next finished run tries again. Returns whether points were given. For server actions only: pages cannot set cookies.
 */
export async function enterAs(pupilId: string, sessionId: string): Promise<boolean> {
  const before = await readSessionCookie();
  const { guestId } = before;
  const claimed = guestId === null ? null : await tryRead("claim", () => claimGuestRuns(guestId, pupilId));
  // A browser has one session; if the old one cannot be ended now, its cookie is only overwritten.
  await tryRead("end session", () => endSession(before));
  await writeSession({ pupilId, guestId: claimed === null || claimed.ok ? null : guestId, sessionId });
  await rememberPupil(pupilId);
  return claimed?.ok === true && claimed.value.points > 0;
}
