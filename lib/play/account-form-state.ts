/** What a register or log-in form has to say after it was sent; the fields keep what was typed by themselves. */
export interface AccountFormState {
  readonly problem: { readonly field: "username" | "avatar" | "form"; readonly message: string } | null;
}
