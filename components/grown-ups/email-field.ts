import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** The field for the email, which the views of the sign-in panel hand on to each other. */
export function emailField(email: string, onEmail: (email: string) => void) {
  return {
    name: "email",
    label: grownUpsText.email,
    type: "email",
    inputMode: "email",
    autoComplete: "username",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: 254,
    value: email,
    onChange: (event: { readonly target: { readonly value: string } }) => onEmail(event.target.value),
  } as const;
}
