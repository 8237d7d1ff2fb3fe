"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useFormAnswer } from "#components/ui/use-form-answer.ts";
import type { ContactFormState } from "#lib/play/contact-form-state.ts";
import { contactText } from "#lib/text/contact-text.ts";
import { contactDraft } from "./contact-draft.ts";

interface Props {
  readonly send: (before: ContactFormState, form: FormData) => Promise<ContactFormState>;
  /** Called when the message has been kept. */
  readonly onSent: () => void;
}

/** A message to the makers. What is typed outlives the error page that stands in when it cannot be sent. */
export function ContactForm({ send, onSent }: Props) {
  const [state, submit, isSending] = useFormAnswer<ContactFormState>(
    async (before: ContactFormState, form: FormData) => {
      const after = await send(before, form);
      if (after.status === "sent") {
        contactDraft.clear();
        onSent();
      }
      return after;
    },
    { status: "idle", problem: null },
  );
  const form = useDraft();
  const problemOf = (field: "email" | "message" | "form") =>
    state.problem?.field === field ? state.problem.message : null;
  // Sent from onSubmit: React empties a form after its action, and nothing that was typed may be lost.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(new FormData(event.currentTarget));
  };
  return (
    <Card className="p-5 tablet:p-8">
      <form ref={form} onSubmit={onSubmit} onInput={keepDraft} noValidate={true} className="grid gap-4">
        <TextField
          label={contactText.emailLabel}
          hint={contactText.emailHint}
          error={problemOf("email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextArea
          label={contactText.messageLabel}
          hint={contactText.messageHint}
          error={problemOf("message")}
          name="message"
          rows={6}
        />
        <Trap />
        <p role="status" className="font-head font-semibold text-again-ink empty:sr-only">
          {problemOf("form")}
        </p>
        <Button type="submit" isWide={true} disabled={isSending}>
          {isSending ? contactText.sending : contactText.send}
        </Button>
      </form>
    </Card>
  );
}

/** People neither see nor reach this field; a program that fills in every field gives itself away. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-clip opacity-0">
      <label>
        {contactText.trapLabel}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function keepDraft(event: FormEvent<HTMLFormElement>) {
  const form = new FormData(event.currentTarget);
  contactDraft.write({ email: String(form.get("email") ?? ""), message: String(form.get("message") ?? "") });
}

/** Puts a kept draft back into the form once it is there: the server, which draws it first, has none. */
function useDraft() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const draft = contactDraft.read();
    for (const [name, text] of Object.entries(draft)) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value === "") field.value = text;
    }
  }, []);
  return form;
}
