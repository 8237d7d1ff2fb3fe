"use client";

import { Card } from "#components/ui/card.tsx";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { GrownUpForm } from "./grown-up-form.tsx";
import { newPasswordField } from "./new-password-field.ts";
import { passwordField } from "./password-field.ts";

interface Props {
  readonly changePassword: (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;
}

/** A new password in place of the current one. */
export function ChangePasswordCard({ changePassword }: Props) {
  return (
    <Card className="grid gap-4 p-5 tablet:p-6">
      <h2 className="text-h3 font-bold text-hue">{grownUpsText.changePasswordTitle}</h2>
      <div className="max-w-[520px]">
        <GrownUpForm
          send={changePassword}
          fields={[passwordField(grownUpsText.currentPassword), newPasswordField(grownUpsText.newPassword)]}
          submit={grownUpsText.changePassword}
          submitting={grownUpsText.changingPassword}
        />
      </div>
    </Card>
  );
}
