/** What a register or log-in form has to say after it was sent; the fields keep what was typed by themselves. */
export interface AccountFormState {
  /** idle: nothing sent yet; done: the browser is logged in; locked: the name asks for its picture lock. */
  readonly status: "idle" | "done" | "locked" | "refused";
  readonly problem: {
    readonly field: "username" | "avatar" | "lock" | "form";
    readonly message: string;
  } | null;
}
