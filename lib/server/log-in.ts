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

export interface NewPupil {
  readonly pupil: Pupil;
  /** Its first session. */
  readonly sessionId: string;
}

/**
 * Makes a profile (spec section 7), with this browser as its maker. `username` has passed checkUsername. The database
 * decides whether the name is free, so two children who want it at the same moment cannot both get it. Only a server action
 * may call it: pages cannot set cookies.
 */
export async function registerPupil(username: string, avatar: AvatarName): Promise<Result<NewPupil, "taken">> {
  const client = await serviceClient();
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const answer = await client.rpc("register_pupil", {
    p_id: id,
    p_username: username,
    p_avatar: avatar,
    p_session: sessionId,
    p_browser: await knowBrowserOf(id),
  });
  if (answer.error?.code === uniqueViolation) return { ok: false, reason: "taken" };
  const [row] = unwrap("register pupil", answer);
  if (row === undefined) throw new Error("register pupil: no row");
  metrics().pupils.inc();
  return { ok: true, value: { pupil: toPupil(row), sessionId } };
}

/**
 * Logs a pupil in with a session that was begun for it, and hands over what this browser earned as a guest; where that
 * cannot be done now, the next finished run tries again. Says whether points were handed over. Only a server action may
 * call it: pages cannot set cookies.
 */
export async function enterAs(pupilId: string, sessionId: string): Promise<boolean> {
  const before = await readSessionCookie();
  const { guestId } = before;
  const claimed = guestId === null ? null : await tryRead("claim", () => claimGuestRuns(guestId, pupilId));
  // Nobody is here twice; where it cannot be ended now it is only forgotten.
  await tryRead("end session", () => endSession(before));
  await writeSession({ pupilId, guestId: claimed === null || claimed.ok ? null : guestId, sessionId });
  await rememberPupil(pupilId);
  return claimed?.ok === true && claimed.value.points > 0;
}
