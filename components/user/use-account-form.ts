"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import type { AccountFormState } from "#lib/play/account-form-state.ts";

type Send = (before: AccountFormState, form: FormData) => Promise<AccountFormState>;

/**
 * State of a register or log-in form. Sent from `onSubmit` and not as the form's `action`, because React empties
 * a form after its action and nothing a child typed or chose may be lost. A lost network becomes `failure`.
 */
export function useAccountForm(action: Send, failure: string) {
  const send: Send = async (before, form) => {
    try {
      return await action(before, form);
    } catch {
      return { problem: { field: "form", message: failure } };
    }
  };
  const [state, submit, isPending] = useActionState(send, { problem: null });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => submit(form));
  };
  return { problem: state.problem, isPending, onSubmit };
}
