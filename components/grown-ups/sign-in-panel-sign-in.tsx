"use client";

import { emailField } from "#components/grown-ups/email-field.ts";
import { GrownUpForm } from "#components/grown-ups/grown-up-form.tsx";
import { passwordField } from "#components/grown-ups/password-field.ts";
import { Button } from "#components/ui/button.tsx";
import type { AfterSignIn } from "#lib/play/after-sign-in.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import type { GrownUpActions } from "./grown-up-actions.ts";
import { SignInPanelProvider } from "./sign-in-panel-provider.tsx";

interface Props {
  readonly actions: GrownUpActions;
  readonly providers: readonly ("apple" | "google")[];
  readonly then: AfterSignIn;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignUp: () => void;
  readonly onForgotten: () => void;
}

/** Email and password, and below the line the ways to an account. */
export function SignInPanelSignIn({ actions, providers, then, email, onEmail, onSignUp, onForgotten }: Props) {
  const ways = [grownUpsText.email, ...providers.map((provider) => grownUpsText.providerNames[provider])];
  return (
    <>
      <GrownUpForm
        send={actions.signIn}
        hidden={{ then }}
        fields={[emailField(email, onEmail), passwordField(grownUpsText.password)]}
        submit={grownUpsText.signIn}
        submitting={grownUpsText.signingIn}
      />
      <button
        type="button"
        className="-my-2 min-h-14 justify-self-center rounded-tool px-4 text-hue underline"
        onClick={onForgotten}
      >
        {grownUpsText.forgotten}
      </button>
      <div className="flex items-center gap-3 font-head text-[1.125rem] font-semibold text-muted">
        <span className="h-0.5 flex-1 bg-line" />
        {grownUpsText.or}
        <span className="h-0.5 flex-1 bg-line" />
      </div>
      <p className="text-center text-balance">{grownUpsText.signUpWith(ways)}</p>
      <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-3">
        <Button
          variant="plain"
          aria-label={grownUpsText.signUpWith([grownUpsText.email])}
          className="bg-soft px-1! text-[1.125rem]! tablet:text-[1.375rem]!"
          onClick={onSignUp}
        >
          {grownUpsText.email}
        </Button>
        {providers.map((provider) => (
          <SignInPanelProvider key={provider} provider={provider} signIn={actions.signInWithProvider} />
        ))}
      </div>
    </>
  );
}
