"use client";

import { type FormEvent, useState } from "react";
import { useFormAnswer } from "#components/ui/use-form-answer.ts";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

type Send = (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;

const untouched: GrownUpFormState = { problem: null, note: null, goTo: null };
const none: readonly string[] = [];

/**
 * State of a grown-up's form. A field that is empty after trimming is not sent: the form shakes and the field gets
 * the focus (spec section 5). Sent from `onSubmit`, because React empties a form after its action and what was typed
 * must stay.
 */
export function useGrownUpForm(action: Send) {
  const [emptyNames, setEmptyNames] = useState(none);
  const [isShaking, setShaking] = useState(false);
  const [state, submit, isLoading] = useFormAnswer(async (before: GrownUpFormState, form: FormData) => {
    const { pathname } = window.location;
    const answer = await sendSafely(action, before, form);
    const isHere = pathname === window.location.pathname;
    // A whole new page: nothing that was loaded for another user stays, and no dialog stays open over it. Whoever is
    // elsewhere by then is not called back.
    if (isHere && answer.goTo !== null && answer.goTo !== pathname) window.location.assign(answer.goTo);
    return answer;
  }, untouched);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = emptyInputs(form);
    setEmptyNames(empty.map((input) => input.name));
    if (empty.length > 0) {
      setShaking(true);
      empty[0]?.focus();
      return;
    }
    submit(new FormData(form));
  };
  return { state, emptyNames, isLoading, isShaking, onSubmit, onShaken: () => setShaking(false) };
}

async function sendSafely(action: Send, before: GrownUpFormState, form: FormData): Promise<GrownUpFormState> {
  try {
    return await action(before, form);
  } catch {
    return { ...untouched, problem: { field: "form", message: grownUpsText.backendAway } };
  }
}

function emptyInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.value.trim() === "",
  );
}
