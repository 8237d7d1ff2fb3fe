import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** A field for a password that is to be. */
export function newPasswordField(label: string) {
  return {
    name: "new-password",
    label,
    hint: grownUpsText.passwordHint,
    type: "password",
    autoComplete: "new-password",
  } as const;
}
