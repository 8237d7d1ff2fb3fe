"use client";

import { AppLink } from "#components/ui/app-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { GrownUpForm } from "./grown-up-form.tsx";
import { passwordField } from "./password-field.ts";

interface Props {
  /** Whether a password proves who it is; else the account's own address does. */
  readonly hasPassword: boolean;
  readonly deleteAccount: (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;
}

const addressField = {
  name: "email",
  label: grownUpsText.ownEmail,
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** What is kept of the account: to read, to download, and to delete for good. */
export function OwnDataCard({ hasPassword, deleteAccount }: Props) {
  return (
    <Card className="grid gap-4 p-5 tablet:p-6">
      <h2 className="text-h3 font-bold text-hue">{grownUpsText.ownDataTitle}</h2>
      <div className="flex flex-wrap gap-3">
        <a href="/api/account-export" className={buttonClass("plain", false, "bg-soft")}>
          {grownUpsText.download}
        </a>
        <AppLink href="/privacy" className={buttonClass("plain", false, "bg-soft")}>
          {grownUpsText.privacy}
        </AppLink>
      </div>
      <h3 className="mt-2 font-head text-[1.25rem] font-bold">{grownUpsText.deleteAccountTitle}</h3>
      <p className="max-w-[60ch]">{grownUpsText.deleteAccountLead}</p>
      <div className="max-w-[520px]">
        <GrownUpForm
          send={deleteAccount}
          fields={[hasPassword ? passwordField(grownUpsText.passwordToDelete) : addressField]}
          submit={grownUpsText.deleteAccount}
          submitting={grownUpsText.deletingAccount}
        />
      </div>
    </Card>
  );
}
