/** What a form of a grown-up has to say after it was sent; the fields keep what was typed by themselves. */
export interface GrownUpFormState {
  readonly problem: {
    readonly field: "email" | "password" | "new-password" | "form";
    readonly message: string;
  } | null;
  /** Said where the form stood, such as that a mail is on its way; null while there is nothing to say. */
  readonly note: string | null;
  /** Where the browser goes next: a page of this site, or a provider's sign-in. Null to stay. */
  readonly goTo: string | null;
}
