"use server";

import { z } from "zod";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import type { SetChange } from "#lib/play/make-set.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { changeSealedSet } from "#lib/server/question-sets.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";

const place = z
  .int()
  .min(0)
  .max(setSizes.most - 1);

const changeSchema = z.union([
  z.object({ kind: z.literal("replace-all") }),
  z.object({ kind: z.literal(["replace", "remove", "up", "down"]), place }),
]);

/** Far more than the longest address of a set. */
const longestAddress = 300;

const refused = { ok: false, reason: "refused" } as const;

/** Changes a set; its value is what stands in the address of the changed one, and the old one stays as it was. */
export async function changeQuestionSet(
  sealed: unknown,
  change: unknown,
): Promise<Result<string, "refused" | "too-many" | "backend-away">> {
  if (typeof sealed !== "string" || sealed.length > longestAddress || !isPlainValue(change)) return refused;
  const parsed = changeSchema.safeParse(change);
  if (!parsed.success) return refused;
  if (!(await takeAllowance("make-set"))) return { ok: false, reason: "too-many" };
  const wanted: SetChange = parsed.data;
  const changed = await tryRead("change set", () => changeSealedSet(sealed, wanted));
  if (!changed.ok) return changed;
  return changed.value === null ? refused : { ok: true, value: changed.value };
}
