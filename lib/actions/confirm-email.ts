"use server";

import { readField } from "#lib/core/read-field.ts";
import { confirmGrownUp } from "#lib/data/confirm-grown-up.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Confirms an email by the field `token` of the mail, and signs its owner in. */
export async function confirmEmail(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  if (!(await takeAllowance("mail-link"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const confirmed = await tryRead("confirm email", () => confirmGrownUp(readField(form, "token")));
  if (!confirmed.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (!confirmed.value.ok) return grownUpAnswer.problem("form", grownUpsText.linkUsedUp);
  return grownUpAnswer.goTo("/grown-ups");
}
