"use server";

import { checkPassword } from "#lib/core/check-password.ts";
import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { setPasswordByMail } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/**
 * Sets a new password from the fields `new-password`, and `type` and `token` of the mail, and signs its owner in. The mail
 * that confirms an email leads here too: who signed it up need not be its owner, so the owner says the password.
 */
export async function setPassword(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const password = checkPassword(readField(form, "new-password"));
  if (!password.ok) return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem[password.reason]);
  if (!(await takeAllowance("mail-link"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const type = readField(form, "type") === "signup" ? "signup" : "recovery";
  const set = await tryRead("set password", () => setPasswordByMail(type, readField(form, "token"), password.value));
  if (!set.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (set.value.ok) return grownUpAnswer.goTo("/grown-ups");
  if (set.value.reason === "weak-password") {
    return grownUpAnswer.problem("form", `${grownUpsText.passwordProblem["weak-password"]} ${grownUpsText.linkUsedUp}`);
  }
  return grownUpAnswer.problem("form", grownUpsText.linkUsedUp);
}
