"use server";

import { invitationSchema } from "#lib/classes/class-schemas.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { acceptInvitation as accept } from "#lib/server/classes.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Lets the grown-up who is signed in teach a class, by the secret of a link; the value is the class's id. */
export async function acceptInvitation(secret: unknown): Promise<Result<string, ClassProblem>> {
  const parsed = invitationSchema.safeParse(secret);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-class"))) return { ok: false, reason: "too-fast" };
  const accepted = await asGrownUp("accept invitation", (grownUp) => accept(grownUp, parsed.data));
  if (!accepted.ok) return accepted;
  return accepted.value === null ? { ok: false, reason: "gone" } : { ok: true, value: accepted.value };
}
