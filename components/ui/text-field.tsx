import { type ComponentProps, useId } from "react";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  readonly label: string;
  /** A short line under the label, or null. */
  readonly hint?: string | null;
  /** What is to be mended, or null. Hand the typed text back as `defaultValue`, so that nothing typed is lost. */
  readonly error: string | null;
};

/** A labelled line of text; hint and error are read out with it. */
export function TextField({ label, hint = null, error, ...rest }: Props) {
  const id = useId();
  const described = [hint === null ? "" : `${id}-hint`, error === null ? "" : `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-head text-[18px] leading-tight font-semibold">
        {label}
      </label>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="text-meta leading-snug text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        className="h-14 w-full rounded-tool border-2 border-field bg-card px-4 text-[18px] text-ink aria-invalid:border-again aria-invalid:bg-again-surface"
        aria-invalid={error !== null}
        aria-describedby={described || undefined}
        {...rest}
      />
      <p
        id={`${id}-error`}
        role="alert"
        className="min-h-6 font-head text-[17px] leading-snug font-semibold text-again-ink empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
