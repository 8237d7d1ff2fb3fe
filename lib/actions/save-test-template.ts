"use server";

import { refresh } from "next/cache";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { saveTestTemplate as save } from "#lib/server/test-templates.ts";
import { newTestTemplateSchema } from "#lib/test-papers/template-schemas.ts";
import type { SaveTemplateProblem } from "#lib/test-papers/test-template.ts";

/** Saves a NewTestTemplate of the grown-up who is signed in; one of the same name, class and subject is replaced. */
export async function saveTestTemplate(input: unknown): Promise<Result<null, SaveTemplateProblem>> {
  if (!isPlainValue(input)) return { ok: false, reason: "refused" };
  const parsed = newTestTemplateSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("change-template"))) return { ok: false, reason: "too-fast" };
  const saved = await asGrownUp("save test template", ({ id: ownerId }) => save(ownerId, parsed.data));
  if (!saved.ok) return saved;
  refresh();
  return saved.value === "saved" ? { ok: true, value: null } : { ok: false, reason: "too-many" };
}
