"use client";

import { emailField } from "#components/grown-ups/email-field.ts";
import { GrownUpForm } from "#components/grown-ups/grown-up-form.tsx";
import { newPasswordField } from "#components/grown-ups/new-password-field.ts";
import { Button } from "#components/ui/button.tsx";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import type { SendGrownUpForm } from "./grown-up-actions.ts";

interface Props {
  readonly signUp: SendGrownUpForm;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** A new account by email. */
export function SignInPanelSignUp({ signUp, email, onEmail, onBack }: Props) {
  return (
    <>
      <GrownUpForm
        send={signUp}
        fields={[emailField(email, onEmail), newPasswordField(grownUpsText.password)]}
        submit={grownUpsText.signUp}
        submitting={grownUpsText.signingUp}
      />
      <Button variant="plain" className="bg-soft" isWide={true} onClick={onBack}>
        {grownUpsText.backToSignIn}
      </Button>
    </>
  );
}
