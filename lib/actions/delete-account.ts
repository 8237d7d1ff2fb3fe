"use server";

import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { findGrownUp } from "#lib/server/grown-up-auth.ts";
import { deleteGrownUp } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/**
 * Deletes the account of who is signed in. The field `password` proves it; an account without a password is proved by
 * its own address in the field `email`.
 */
export async function deleteAccount(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  if (!(await takeAllowance("sign-in-address"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const grownUp = await tryRead("grown-up", findGrownUp);
  if (!grownUp.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (grownUp.value === null) return grownUpAnswer.problem("form", grownUpsText.sessionEnded);
  const { email, hasPassword } = grownUp.value;
  if (!(await takeAllowance("sign-in", email))) return grownUpAnswer.problem("form", grownUpsText.waitABit);
  if (!hasPassword && readField(form, "email").trim().toLowerCase() !== email.toLowerCase()) {
    return grownUpAnswer.problem("email", grownUpsText.otherEmail);
  }
  const password = hasPassword ? readField(form, "password").normalize("NFC") : null;
  const deleted = await tryRead("delete account", () => deleteGrownUp(password));
  if (!deleted.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (deleted.value.ok) return grownUpAnswer.goTo("/");
  switch (deleted.value.reason) {
    case "too-often":
      return grownUpAnswer.problem("form", grownUpsText.waitABit);
    case "signed-out":
      return grownUpAnswer.problem("form", grownUpsText.sessionEnded);
    default:
      return grownUpAnswer.problem("password", grownUpsText.wrongCurrent);
  }
}
