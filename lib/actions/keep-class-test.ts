"use server";

import { classIdSchema } from "#lib/classes/class-schemas.ts";
import type { Result } from "#lib/core/result.ts";
import { paperAddressSchema } from "#lib/marks/mark-schemas.ts";
import type { KeepTestProblem } from "#lib/marks/marked-test.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { keepClassTest as keep } from "#lib/server/class-tests.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { readAddress } from "#lib/test-papers/read-request.ts";

/** Keeps the paper of an address ("/de?…") with a class of the grown-up who is signed in; the value is its id there. */
export async function keepClassTest(classId: unknown, address: unknown): Promise<Result<string, KeepTestProblem>> {
  const parsed = paperAddressSchema.safeParse(address);
  if (!classIdSchema.safeParse(classId).success || !parsed.success) return { ok: false, reason: "refused" };
  const request = readAddress(parsed.data);
  if (request === null) return { ok: false, reason: "refused" };
  // The paper is drawn once more.
  if (!(await takeAllowance("make-sheet"))) return { ok: false, reason: "too-fast" };
  const kept = await asGrownUp("keep class test", ({ id }) => keep(id, String(classId), request));
  return kept.ok ? kept.value : kept;
}
