/** What the contact form has to say after it was sent; the fields keep what was typed by themselves. */
export interface ContactFormState {
  readonly status: "idle" | "sent" | "refused";
  readonly problem: { readonly field: "email" | "message" | "form"; readonly message: string } | null;
}
