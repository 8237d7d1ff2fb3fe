import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  /** A short line under the label, or null. */
  readonly hint: string | null;
  /** What is to be mended, or null. */
  readonly error: string | null;
  /** Draws the field itself with what ties it to label, hint and error; `className` is how every field looks. */
  readonly children: (field: {
    readonly id: string;
    readonly className: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

const look =
  "w-full rounded-tool border-2 border-field bg-card px-4 text-[1.125rem] text-ink aria-invalid:border-again aria-invalid:bg-again-surface";

/** Label, hint and error around a field; hint and error are read out with it. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const described = [hint === null ? "" : `${id}-hint`, error === null ? "" : `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-head text-[1.125rem] leading-tight font-semibold">
        {label}
      </label>
      {hint === null ? null : (
        <p id={`${id}-hint`} className="text-meta leading-snug text-muted">
          {hint}
        </p>
      )}
      {children({ id, className: look, "aria-invalid": error !== null, "aria-describedby": described || undefined })}
      <p
        id={`${id}-error`}
        role="alert"
        className="min-h-6 font-head text-[1.0625rem] leading-snug font-semibold text-again-ink empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
