"use client";

import { emailField } from "#components/grown-ups/email-field.ts";
import { GrownUpForm } from "#components/grown-ups/grown-up-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import type { SendGrownUpForm } from "./grown-up-actions.ts";

interface Props {
  readonly reset: SendGrownUpForm;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Asks for a mail that leads to a new password. */
export function SignInPanelReset({ reset, email, onEmail, onBack }: Props) {
  return (
    <>
      <GrownUpForm
        send={reset}
        fields={[emailField(email, onEmail)]}
        submit={grownUpsText.reset}
        submitting={grownUpsText.resetting}
      />
      <Button variant="plain" className="bg-soft" isWide={true} onClick={onBack}>
        {grownUpsText.backToSignIn}
      </Button>
    </>
  );
}
