import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";

/** Sends one form of the sign-in panel. */
export type SendGrownUpForm = (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;

/**
 * What the sign-in panel may ask of the server. A page hands in the actions of the same names:
 * #lib/actions/sign-in.ts, sign-up.ts, request-password-reset.ts, sign-in-with-provider.ts.
 */
export interface GrownUpActions {
  readonly signIn: SendGrownUpForm;
  readonly signUp: SendGrownUpForm;
  readonly requestPasswordReset: SendGrownUpForm;
  readonly signInWithProvider: SendGrownUpForm;
}
