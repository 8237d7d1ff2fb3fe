"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { accountText } from "#lib/text/account-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { LockPad } from "./lock-pad.tsx";
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

interface LockQuestionProps {
  readonly name: string;
  readonly message: string | null;
  readonly isPending: boolean;
  readonly onTry: (lock: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the picture lock of a name that is to be logged in. */
function LockQuestion({ name, message, isPending, onTry, onCancel }: LockQuestionProps) {
  const [lock, setLock] = useState<PictureLock>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLock([]);
    onTry(pictureLock.write(lock));
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="font-head text-h2 font-bold wrap-break-word text-hue outline-none">
        {lockText.ask(name)}
      </h2>
      <p>{lockText.promptLead}</p>
      <LockPad lock={lock} onChange={setLock} />
      <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
        {isPending ? "" : message}
      </p>
      <Button type="submit" isWide={true} disabled={!pictureLock.isWhole(lock) || isPending}>
        {isPending ? lockText.opening : lockText.open}
      </Button>
      <Button variant="plain" className="bg-soft" isWide={true} onClick={onCancel}>
        {lockText.otherName}
      </Button>
    </form>
  );
}

interface KnownPupil {
  readonly username: string;
  /** Null where only the name is known. */
  readonly avatar: string | null;
}

interface KnownPupilsProps {
  readonly pupils: readonly KnownPupil[];
  readonly isPending: boolean;
  readonly onChoose: (username: string) => void;
}

/** Who has played in this browser, to come back with one tap; nothing where nobody has. */
function KnownPupils({ pupils, isPending, onChoose }: KnownPupilsProps) {
  if (pupils.length === 0) return null;
  return (
    <ul
      aria-label={accountText.knownLabel}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-3"
    >
      {pupils.map(({ username, avatar }) => (
        <li key={username}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => onChoose(username)}
            className="press mb-1 flex min-h-18 w-full items-center gap-3 rounded-button bg-soft px-3 py-2 text-start font-head text-[1.25rem] leading-tight font-bold text-hue lip disabled:opacity-60"
          >
            {avatar === null ? (
              <span className="grid size-13 flex-none place-items-center rounded-tool bg-card">
                <Icon name="user" />
              </span>
            ) : (
              <img
                src={`/avatars/${avatar}.svg`}
                alt=""
                width="52"
                height="52"
                className="size-13 flex-none rounded-tool bg-card p-0.5"
              />
            )}
            <span className="min-w-0 wrap-break-word">{username}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
