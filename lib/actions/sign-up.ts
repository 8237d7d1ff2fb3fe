"use server";

import { checkEmail } from "#lib/core/check-email.ts";
import { checkPassword } from "#lib/core/check-password.ts";
import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { sendsMails } from "#lib/server/grown-up-auth.ts";
import { signUpGrownUp } from "#lib/server/grown-ups.ts";
import { minDuration } from "#lib/server/min-duration.ts";
import { takeAllowance, takeMail } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Longer than making an account takes. */
const answerMs = 1000;

/** A mailbox that has enough gets no more, and who asked hears what everybody hears. */
const noMore = { ok: true, value: null } as const;

/**
 * Makes an account from the fields `email` and `new-password`. The answer is the same, and as late, for an email that
 * has one already: nobody learns here who has an account. That is also why it signs nobody in. Where mails are sent the mail asks
 * for the password once more, and that one counts (see signUpGrownUp).
 */
export async function signUp(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const email = checkEmail(readField(form, "email"));
  const password = checkPassword(readField(form, "new-password"));
  if (email === null) return grownUpAnswer.problem("email", grownUpsText.unreadableEmail);
  if (!password.ok) return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem[password.reason]);
  if (!(await takeAllowance("sign-up"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const made = await minDuration(
    answerMs,
    tryRead("sign up", async () => (sendsMails() && !takeMail(email) ? noMore : signUpGrownUp(email, password.value))),
  );
  if (!made.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (!made.value.ok && made.value.reason === "weak-password") {
    return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem["weak-password"]);
  }
  return grownUpAnswer.note(sendsMails() ? grownUpsText.signedUpByMail : grownUpsText.signedUp);
}
