"use server";

import { readField } from "#lib/core/read-field.ts";
import { grownUpAnswer } from "#lib/play/grown-up-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { authProviders } from "#lib/server/grown-up-auth.ts";
import { providerAddress } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Leads to the sign-in of the field `provider`; one the operator has not configured is refused. */
export async function signInWithProvider(_before: GrownUpFormState, form: unknown): Promise<GrownUpFormState> {
  const provider = authProviders().find((configured) => configured === readField(form, "provider"));
  if (provider === undefined) return grownUpAnswer.problem("form", grownUpsText.providerFailed);
  if (!(await takeAllowance("sign-in-address"))) return grownUpAnswer.problem("form", grownUpsText.waitAWhile);
  const address = await tryRead("provider", () => providerAddress(provider));
  if (!address.ok) return grownUpAnswer.problem("form", grownUpsText.backendAway);
  return grownUpAnswer.goTo(address.value);
}
