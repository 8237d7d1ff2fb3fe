"use server";

import { checkPassword } from "#lib/core/check-password.ts";
import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { findGrownUp } from "#lib/server/grown-up-auth.ts";
import { changeGrownUpPassword } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Changes the password of who is signed in, from the fields `password` (the current one) and `new-password`. */
export async function changePassword(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const current = readField(form, "password").normalize("NFC");
  const next = checkPassword(readField(form, "new-password"));
  if (!next.ok) return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem[next.reason]);
  if (!(await takeAllowance("sign-in-address"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const grownUp = await tryRead("grown-up", findGrownUp);
  if (!grownUp.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (grownUp.value === null) return grownUpAnswer.problem("form", grownUpsText.sessionEnded);
  const { email } = grownUp.value;
  if (!(await takeAllowance("sign-in", email))) return grownUpAnswer.problem("form", grownUpsText.waitABit);
  const changed = await tryRead("change password", () => changeGrownUpPassword(email, current, next.value));
  if (!changed.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  if (changed.value.ok) return grownUpAnswer.note(grownUpsText.passwordChanged);
  return refuse(changed.value.reason);
}

function refuse(
  reason: "wrong-password" | "refused" | "too-often" | "weak-password" | "same-password",
): GrownUpFormState {
  switch (reason) {
    case "wrong-password":
      return grownUpAnswer.problem("password", grownUpsText.wrongCurrent);
    case "weak-password":
    case "same-password":
      return grownUpAnswer.problem("new-password", grownUpsText.passwordProblem[reason]);
    case "too-often":
      return grownUpAnswer.problem("form", grownUpsText.waitABit);
    case "refused":
      return grownUpAnswer.problem("form", grownUpsText.backendAway);
  }
}
