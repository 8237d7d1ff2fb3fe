"use server";

import { checkEmail } from "#lib/core/check-email.ts";
import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { sendsMails } from "#lib/server/grown-up-auth.ts";
import { mailPasswordLink } from "#lib/server/grown-ups.ts";
import { minDuration } from "#lib/server/min-duration.ts";
import { takeAllowance, takeMail } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Longer than writing a mail takes. */
const answerMs = 600;

/** Mails the link to a new password to the field `email`. The answer does not tell whether there is an account. */
export async function requestPasswordReset(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const email = checkEmail(readField(form, "email"));
  if (email === null) return grownUpAnswer.problem("email", grownUpsText.unreadableEmail);
  if (!((await takeAllowance("password-mail-address")) && (await takeAllowance("password-mail", email)))) {
    return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  }
  const mailed = await minDuration(
    answerMs,
    tryRead("password mail", async () => (takeMail(email) ? mailPasswordLink(email) : undefined)),
  );
  if (!mailed.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  return grownUpAnswer.note(sendsMails() ? grownUpsText.resetMailed : grownUpsText.resetLogged);
}
