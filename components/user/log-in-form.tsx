"use client";

import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { accountText } from "#lib/text/account-text.ts";
import { useAccountForm } from "./use-account-form.ts";

interface Props {
  readonly logIn: (before: AccountFormState, form: FormData) => Promise<AccountFormState>;
}

/** Coming back by name alone (spec section 6). */
export function LogInForm({ logIn }: Props) {
  const { problem, isPending, onSubmit } = useAccountForm(logIn, accountText.backendAway);
  return (
    <Card className="grid gap-4 p-5 tablet:p-8">
      <h2 className="font-head text-h2 font-bold text-hue">{accountText.logInTitle}</h2>
      <form onSubmit={onSubmit} noValidate={true} className="grid gap-4">
        <TextField
          label={accountText.logInLabel}
          error={problem?.message ?? null}
          name="username"
          autoComplete="username"
        />
        <Button type="submit" variant="plain" className="bg-soft" isWide={true} disabled={isPending}>
          {isPending ? accountText.loggingIn : accountText.logIn}
        </Button>
      </form>
    </Card>
  );
}
