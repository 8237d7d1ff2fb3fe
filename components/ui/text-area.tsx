import { type ComponentProps, useId } from "react";

type Props = Omit<ComponentProps<"textarea">, "id" | "className"> & {
  readonly label: string;
  /** A short line under the label. */
  readonly hint: string;
  /** What is to be mended, or null. */
  readonly error: string | null;
};

/** A labelled field for several lines; hint and error are read out with it. */
export function TextArea({ label, hint, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-head text-[18px] leading-tight font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-meta leading-snug text-muted">
        {hint}
      </p>
      <textarea
        id={id}
        className="min-h-40 w-full resize-y rounded-tool border-2 border-field bg-card px-4 py-3 text-[18px] text-ink aria-invalid:border-again aria-invalid:bg-again-surface"
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint${error === null ? "" : ` ${id}-error`}`}
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
