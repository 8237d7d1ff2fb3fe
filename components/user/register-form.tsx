"use client";

import { useRef, useState } from "react";
import { PrivacyLink } from "#components/privacy/privacy-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { avatarNames } from "#lib/core/avatar-name.ts";
import type { AccountFormState } from "#lib/play/account-form-state.ts";
import { accountText } from "#lib/text/account-text.ts";
import { useAccountForm } from "./use-account-form.ts";

interface Props {
  readonly register: (before: AccountFormState, form: FormData) => Promise<AccountFormState>;
  /** Made-up names to tap on, free as far as their form goes. */
  readonly proposals: readonly string[];
}

/** Name and avatar: all a pupil needs to keep points (spec section 5). */
export function RegisterForm({ register, proposals }: Props) {
  const { problem, isPending, onSubmit } = useAccountForm(register, accountText.registerFailed);
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const problemOf = (which: "username" | "avatar" | "form") => (problem?.field === which ? problem.message : null);

  const take = (proposal: string) => {
    setName(proposal);
    field.current?.focus();
  };

  return (
    <Card className="grid gap-5 p-5 tablet:p-8">
      <h1 className="text-h2 font-bold text-hue">{accountText.registerTitle}</h1>
      <p>{accountText.registerLead}</p>
      <form onSubmit={onSubmit} noValidate={true} className="grid gap-5">
        <TextField
          label={accountText.nameLabel}
          hint={accountText.nameHint}
          error={problemOf("username")}
          name="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="nickname"
          autoCapitalize="words"
          ref={field}
        />
        <Proposals names={proposals} onTake={take} />
        <AvatarPicker error={problemOf("avatar")} />
        <p role="status" className="font-head font-semibold text-again-ink empty:sr-only">
          {problemOf("form")}
        </p>
        <Button type="submit" isWide={true} disabled={isPending}>
          {isPending ? accountText.registering : accountText.register}
        </Button>
        <PrivacyLink />
      </form>
    </Card>
  );
}

function Proposals({ names, onTake }: { readonly names: readonly string[]; readonly onTake: (name: string) => void }) {
  return (
    <div className="grid gap-3">
      <p>{accountText.proposals}</p>
      <div className="flex flex-wrap gap-3">
        {names.map((name) => (
          <Button key={name} variant="plain" className="bg-soft" onClick={() => onTake(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Radio buttons that look like pictures; the form field is `avatar`. */
function AvatarPicker({ error }: { readonly error: string | null }) {
  return (
    <fieldset className="min-w-0" aria-describedby="avatar-error">
      <legend className="mb-3 font-head text-[1.125rem] leading-tight font-semibold">{accountText.avatarLabel}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(60px,1fr))] gap-3">
        {avatarNames.map((name, index) => (
          <label key={name} className="relative block cursor-pointer">
            <input
              type="radio"
              name="avatar"
              value={name}
              aria-label={accountText.avatarName(index + 1)}
              defaultChecked={index === 0}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img
              src={`/avatars/${name}.svg`}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              className="forced-color-adjust-none aspect-square w-full rounded-tool bg-soft p-1 peer-checked:bg-card peer-checked:ring-4 peer-checked:ring-edge peer-focus-visible:outline-4 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink"
            />
          </label>
        ))}
      </div>
      <p id="avatar-error" role="alert" className="mt-2 font-head font-semibold text-again-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
