"use server";

import { checkEmail } from "#lib/core/check-email.ts";
import { readField } from "#lib/core/read-field.ts";
import { readAfterSignIn } from "#lib/play/after-sign-in.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { sendsMails } from "#lib/server/grown-up-auth.ts";
import { signInGrownUp } from "#lib/server/grown-ups.ts";
import { minDuration } from "#lib/server/min-duration.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Longer than any check of a password takes, so that an unknown email is refused no faster than a known one. */
const refusalMs = 600;

/** Signs a grown-up in from the fields `email` and `password` (spec section 5); `then` says where to go. */
export async function signIn(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const email = checkEmail(readField(form, "email"));
  const password = readField(form, "password").normalize("NFC");
  if (email === null) return grownUpAnswer.problem("email", grownUpsText.unreadableEmail);
  if (!(await takeAllowance("sign-in-address"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  if (!(await takeAllowance("sign-in", email))) return grownUpAnswer.problem("form", grownUpsText.waitABit);
  const refusal = minDuration(refusalMs, Promise.resolve());
  const signedIn = await tryRead("sign in", () => signInGrownUp(email, password));
  if (!signedIn.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (signedIn.value.ok) return grownUpAnswer.goTo(readAfterSignIn(readField(form, "then")));
  await refusal;
  if (signedIn.value.reason === "too-often") return grownUpAnswer.problem("form", grownUpsText.waitABit);
  return grownUpAnswer.problem("form", sendsMails() ? grownUpsText.wrongOrUnconfirmed : grownUpsText.wrongCredentials);
}
