"use server";

import { checkPassword } from "#lib/core/check-password.ts";
import { readField } from "#lib/core/read-field.ts";
import { takeAllowance } from "#lib/data/rate-limits.ts";
import { setPasswordByMail } from "#lib/data/set-password-by-mail.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Sets a new password from the fields `new-password` and `token` of the mail, and signs its owner in. */
export async function setPassword(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const password = checkPassword(readField(form, "new-password"));
  if (!password.ok) return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem[password.reason]);
  if (!(await takeAllowance("mail-link"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const set = await tryRead("set password", () => setPasswordByMail(readField(form, "token"), password.value));
  if (!set.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (set.value.ok) return grownUpAnswer.goTo("/grown-ups");
  if (set.value.reason === "weak-password") {
    return grownUpAnswer.problem("form", `${grownUpsText.passwordProblem["weak-password"]} ${grownUpsText.linkUsedUp}`);
  }
  return grownUpAnswer.problem("form", grownUpsText.linkUsedUp);
}
