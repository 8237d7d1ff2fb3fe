"use server";

import { classIdSchema } from "#lib/classes/class-schemas.ts";
import type { ClassExport } from "#lib/classes/class-sheets.ts";
import type { ExportProblem } from "#lib/classes/class-view.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { readClassExport } from "#lib/server/class-export.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

/** What the spreadsheet of a class is made of, for the grown-up who is signed in; "gone" where they do not teach it. */
export async function exportClass(id: unknown): Promise<Result<ClassExport, ExportProblem>> {
  if (!classIdSchema.safeParse(id).success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("export-class"))) return { ok: false, reason: "too-fast" };
  const read = await asGrownUp("export class", ({ id: teacherId }) =>
    readClassExport(teacherId, String(id), Date.now()),
  );
  if (!read.ok) return read;
  return read.value === null ? { ok: false, reason: "gone" } : { ok: true, value: read.value };
}
