import "server-only";
import { randomUUID } from "node:crypto";
import type { AvatarName } from "#lib/core/avatar-name.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import { metrics } from "#lib/operation/metrics.ts";
import { knowBrowserOf } from "./browser.ts";
import { type Pupil, toPupil } from "./pupil.ts";
import { unwrap } from "./unwrap.ts";

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
