"use client";

import { type FormEvent, useEffect, useState } from "react";
import { refreshSession } from "#components/session/ask-me.ts";
import { keepsCookies, takesCookies } from "#components/session/cookies.ts";
import { useFormAnswer } from "#components/ui/use-form-answer.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { accountText } from "#lib/text/account-text.ts";

type Send = (before: AccountFormState, form: FormData) => Promise<AccountFormState>;

const blocked: AccountFormState["problem"] = { field: "form", message: accountText.cookiesBlocked };

/**
 * State of a register or log-in form. Sent from `onSubmit` and not as the form's `action`, because React empties
 * a form after its action and nothing a child typed or chose may be lost. A lost network becomes `failure`.
 */
export function useAccountForm(action: Send, failure: string) {
  const send: Send = async (before, form) => {
    if (!takesCookies()) return { status: "refused", problem: blocked };
    try {
      const after = await action(before, form);
      // The user page, which will show the pupil, may have been left.
      if (after.status === "done") refreshSession().catch(() => undefined);
      return after;
    } catch {
      return { status: "refused", problem: { field: "form", message: failure } };
    }
  };
  const [state, submit, isPending] = useFormAnswer<AccountFormState>(send, { status: "idle", problem: null });
  const isLost = useLostSession(state);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget));
  };
  return {
    status: state.status,
    problem: isLost ? blocked : state.problem,
    // The page that shows the pupil may come a moment after the answer.
    isPending: isPending || (state.status === "done" && !isLost),
    send: submit,
    onSubmit,
  };
}

/** A form that is still there after it succeeded: the page did not change, because the browser kept no session. */
function useLostSession(state: AccountFormState): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (state.status !== "done") return;
    let isHere = true;
    const check = async () => {
      const isKept = await keepsCookies();
      if (isHere) setLost(!isKept);
    };
    void check();
    return () => {
      isHere = false;
    };
  }, [state]);
  return isLost;
}
