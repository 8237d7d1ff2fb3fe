"use client";

import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { GrownUpForm } from "./grown-up-form.tsx";
import { newPasswordField } from "./new-password-field.ts";

interface Props {
  /** What the mail is for. */
  readonly kind: "signup" | "recovery";
  readonly token: string;
  readonly send: (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;
}

const kinds = {
  signup: {
    title: grownUpsText.confirmTitle,
    lead: grownUpsText.confirmLead,
    fields: [newPasswordField(grownUpsText.password)],
    submit: grownUpsText.confirm,
    submitting: grownUpsText.confirming,
  },
  recovery: {
    title: grownUpsText.newPasswordTitle,
    lead: grownUpsText.newPasswordLead,
    fields: [newPasswordField(grownUpsText.newPassword)],
    submit: grownUpsText.setPassword,
    submitting: grownUpsText.settingPassword,
  },
} as const;

/**
 * What a link in a mail leads to. The link alone does nothing: programs that look through mails open links too, and
 * would use it up.
 */
export function MailLinkCard({ kind, token, send }: Props) {
  const { title, lead, ...form } = kinds[kind];
  return (
    <Card className="mx-auto grid w-full max-w-[600px] gap-4 p-5 tablet:p-8">
      <div>
        <h2 className="font-head text-h2 leading-tight font-bold">{title}</h2>
        <p>{lead}</p>
      </div>
      <GrownUpForm send={send} hidden={{ type: kind, token }} {...form} />
      <ButtonLink href="/grown-ups" variant="plain" className="bg-soft" isWide={true}>
        {grownUpsText.toSignIn}
      </ButtonLink>
    </Card>
  );
}
