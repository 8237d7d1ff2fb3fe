"use server";

import { refresh } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { deleteTestTemplate as deleteTemplate } from "#lib/server/test-templates.ts";
import { templateIdSchema } from "#lib/test-papers/template-schemas.ts";
import type { DeleteTemplateProblem } from "#lib/test-papers/test-template.ts";

/** Deletes a template of the grown-up who is signed in; the page shows then those that are left. */
export async function deleteTestTemplate(id: unknown): Promise<Result<null, DeleteTemplateProblem>> {
  const parsed = templateIdSchema.safeParse(id);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-template"))) return { ok: false, reason: "too-fast" };
  const deleted = await asGrownUp("delete test template", ({ id: ownerId }) => deleteTemplate(ownerId, parsed.data));
  if (!deleted.ok) return deleted;
  refresh();
  return deleted.value ? { ok: true, value: null } : { ok: false, reason: "gone" };
}
