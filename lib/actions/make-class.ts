"use server";

import { newClassSchema } from "#lib/classes/class-schemas.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { createClass } from "#lib/server/classes.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Makes a class of the grown-up who is signed in, with its seats. */
export async function makeClass(input: unknown): Promise<Result<null, ClassProblem>> {
  const parsed = isPlainValue(input) ? newClassSchema.safeParse(input) : null;
  if (!parsed?.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("make-class"))) return { ok: false, reason: "too-fast" };
  const made = await asGrownUp("make class", (grownUp) => createClass(grownUp, parsed.data, new Date()));
  if (!made.ok) return made;
  if (made.value === null) return { ok: false, reason: "refused" };
  return made.value === "made" ? { ok: true, value: null } : { ok: false, reason: "too-many" };
}
