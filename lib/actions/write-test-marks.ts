"use server";

import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { markRowsSchema } from "#lib/marks/mark-schemas.ts";
import type { MarksProblem } from "#lib/marks/marked-test.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { writeTestMarks as write } from "#lib/server/class-tests.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** Writes points (rows of MarkRow) of a test of a class of the grown-up who is signed in. */
export async function writeTestMarks(
  classId: unknown,
  testId: unknown,
  rows: unknown,
): Promise<Result<null, MarksProblem>> {
  const areIds = classIdSchema.safeParse(classId).success && classIdSchema.safeParse(testId).success;
  if (!areIds || !isPlainValue(rows)) return { ok: false, reason: "refused" };
  const parsed = markRowsSchema.safeParse(rows);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("write-marks"))) return { ok: false, reason: "too-fast" };
  const written = await asGrownUp("write test marks", ({ id }) =>
    write(id, String(classId), String(testId), parsed.data),
  );
  if (!written.ok) return written;
  return written.value === "written" ? { ok: true, value: null } : { ok: false, reason: written.value };
}
