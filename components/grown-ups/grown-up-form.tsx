"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { TextField } from "#components/ui/text-field.tsx";
import type { GrownUpFormState } from "#lib/play/grown-up-form-state.ts";
import { useGrownUpForm } from "./use-grown-up-form.ts";

type Field = Omit<ComponentProps<typeof TextField>, "error" | "name"> & { readonly name: string };

interface Props {
  readonly send: (before: GrownUpFormState, form: FormData) => Promise<GrownUpFormState>;
  readonly fields: readonly Field[];
  /** Sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly submitting: string;
  /** Stands under the fields: another way on. */
  readonly children?: ReactNode;
}

/** A form of a grown-up: its fields, one button, and in its place what the server had to say when it went well. */
export function GrownUpForm({ send, fields, hidden = {}, submit, submitting, children }: Props) {
  const { state, emptyNames, isLoading, isShaking, onSubmit, onShaken } = useGrownUpForm(send);
  // The region is there before there is something to say: what comes along with its region is not read out.
  return (
    <>
      <p role="status" className="rounded-button bg-right-surface p-4 text-right-ink empty:sr-only">
        {state.note}
      </p>
      {state.note === null && (
        <form
          onSubmit={onSubmit}
          onAnimationEnd={(event) => event.target === event.currentTarget && onShaken()}
          noValidate={true}
          aria-busy={isLoading}
          className={classNames("grid gap-3", isShaking && "animate-shake motion-reduce:animate-fade")}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields.map((field) => (
            <TextField
              key={field.name}
              {...field}
              error={state.problem?.field === field.name ? state.problem.message : null}
              {...(emptyNames.includes(field.name) ? { "aria-invalid": true } : {})}
            />
          ))}
          {children}
          <p role="alert" className="font-head text-[1.0625rem] leading-snug font-semibold text-again-ink empty:hidden">
            {state.problem?.field === "form" ? state.problem.message : null}
          </p>
          <Button type="submit" isWide={true} disabled={isLoading}>
            {isLoading ? submitting : submit}
          </Button>
        </form>
      )}
    </>
  );
}
