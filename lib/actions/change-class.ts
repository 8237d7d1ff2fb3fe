"use server";

import { refresh } from "next/cache";
import { classChangeSchema, classIdSchema } from "#lib/classes/class-schemas.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { changeClass as change } from "#lib/server/class-changes.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/**
 * Changes a class of the grown-up who is signed in. "gone": there is no such class of theirs, or the change fits it no longer;
 * the page shows then how it is.
 */
export async function changeClass(id: unknown, input: unknown): Promise<Result<null, ClassProblem>> {
  if (!classIdSchema.safeParse(id).success || !isPlainValue(input)) return { ok: false, reason: "refused" };
  const parsed = classChangeSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-class"))) return { ok: false, reason: "too-fast" };
  const changed = await asGrownUp("change class", ({ id: teacherId }) => change(teacherId, String(id), parsed.data));
  if (!changed.ok) return changed;
  refresh();
  return changed.value ? { ok: true, value: null } : { ok: false, reason: "gone" };
}
