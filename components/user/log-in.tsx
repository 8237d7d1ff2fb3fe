"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { accountText } from "#lib/text/account-text.ts";
import { type KnownPupil, KnownPupils } from "./known-pupils.tsx";
import { LockQuestion } from "./lock-question.tsx";
import { useAccountForm } from "./use-account-form.ts";

interface Props {
  readonly logIn: (before: AccountFormState, form: FormData) => Promise<AccountFormState>;
  readonly known: readonly KnownPupil[];
  /** The name that played here last, when the server has forgotten this browser; null for nobody. */
  readonly lastName: string | null;
}

/** Coming back: by a tap on one who has played here, or by name alone (spec section 6); a locked name asks for its lock. */
export function LogIn({ logIn, known, lastName }: Props) {
  const { status, problem, isPending, send } = useAccountForm(logIn, accountText.backendAway);
  const [name, setName] = useState("");
  /** The name whose lock was put aside for another name. */
  const [dropped, setDropped] = useState<string | null>(null);
  const go = (username: string, lock: string | null) => {
    const form = new FormData();
    form.set("username", username);
    if (lock !== null) form.set("lock", lock);
    setName(username);
    setDropped(null);
    send(form);
  };
  if (status === "locked" && name !== dropped) {
    return (
      <Card className="p-5 tablet:p-8">
        <LockQuestion
          name={name}
          message={problem?.message ?? null}
          isPending={isPending}
          onTry={(lock) => go(name, lock)}
          onCancel={() => setDropped(name)}
        />
      </Card>
    );
  }
  const message = status === "locked" ? null : (problem?.message ?? null);
  return (
    <Card className="grid gap-4 p-5 tablet:p-8">
      <h2 className="font-head text-h2 font-bold wrap-break-word text-hue">{titleOf(known, lastName)}</h2>
      <KnownPupils pupils={withLast(known, lastName)} isPending={isPending} onChoose={(chosen) => go(chosen, null)} />
      <NameForm message={message} isPending={isPending} onSend={(typed) => go(typed, null)} />
    </Card>
  );
}

interface NameFormProps {
  readonly message: string | null;
  readonly isPending: boolean;
  readonly onSend: (name: string) => void;
}

function NameForm({ message, isPending, onSend }: NameFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get("username") ?? ""));
  };
  return (
    <form onSubmit={onSubmit} noValidate={true} className="grid gap-4">
      <TextField label={accountText.logInLabel} error={message} name="username" autoComplete="username" />
      <Button type="submit" variant="plain" className="bg-soft" isWide={true} disabled={isPending}>
        {isPending ? accountText.loggingIn : accountText.logIn}
      </Button>
    </form>
  );
}

function titleOf(known: readonly KnownPupil[], lastName: string | null): string {
  if (lastName !== null) return accountText.greeting(lastName);
  return known.length > 0 ? accountText.returnTitle : accountText.logInTitle;
}

function withLast(known: readonly KnownPupil[], lastName: string | null): readonly KnownPupil[] {
  if (lastName === null || known.some((pupil) => pupil.username === lastName)) return known;
  return [{ username: lastName, avatar: null }, ...known];
}
