import "server-only";
import type { AvatarName } from "#lib/core/avatar-name.ts";
import type { Result } from "#lib/core/result.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { type Pupil, pupilColumns, toPupil } from "./pupil.ts";
import { startSession } from "./session.ts";
import { unwrap } from "./unwrap.ts";

const uniqueViolation = "23505";

export interface NewPupil {
  readonly pupil: Pupil;
  /** Its first session. */
  readonly sessionId: string;
}

/**
 * Makes a profile (spec section 7). `username` has passed checkUsername. The database decides whether the
 * name is free, so two children who want it at the same moment cannot both get it.
 */
export async function registerPupil(username: string, avatar: AvatarName): Promise<Result<NewPupil, "taken">> {
  const client = await serviceClient();
  const answer = await client.from("users").insert({ username, avatar }).select(pupilColumns).single();
  if (answer.error?.code === uniqueViolation) return { ok: false, reason: "taken" };
  const pupil = toPupil(unwrap("register pupil", answer));
  metrics().pupils.inc();
  const sessionId = await startSession(pupil.id, null);
  if (sessionId === null) throw new Error("a new pupil got no session");
  return { ok: true, value: { pupil, sessionId } };
}
