"use client";

import { useGrownUpForm } from "#components/grown-ups/use-grown-up-form.ts";
import { Button } from "#components/ui/button.tsx";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import type { SendGrownUpForm } from "./grown-up-actions.ts";

/** The way through a provider the operator has configured. */
export function SignInPanelProvider({
  provider,
  signIn,
}: {
  readonly provider: "apple" | "google";
  readonly signIn: SendGrownUpForm;
}) {
  const { state, isLoading, onSubmit } = useGrownUpForm(signIn);
  return (
    <form onSubmit={onSubmit} className="grid">
      <input type="hidden" name="provider" value={provider} />
      <Button
        type="submit"
        variant="plain"
        aria-label={grownUpsText.signUpWith([grownUpsText.providerNames[provider]])}
        className="bg-soft px-1! text-[1.125rem]! tablet:text-[1.375rem]!"
        disabled={isLoading}
      >
        {grownUpsText.providerNames[provider]}
      </Button>
      <p role="alert" className="text-again-ink empty:hidden">
        {state.problem?.message}
      </p>
    </form>
  );
}
