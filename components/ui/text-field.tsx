import type { ComponentProps } from "react";
import { FieldFrame } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  readonly label: string;
  /** A short line under the label, or null. */
  readonly hint?: string | null;
  /** What is to be mended, or null. Hand the typed text back as `defaultValue`, so that nothing typed is lost. */
  readonly error: string | null;
};

/** A labelled line of text; hint and error are read out with it. */
export function TextField({ label, hint = null, error, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ className, ...field }) => <input {...field} className={`h-14 ${className}`} {...rest} />}
    </FieldFrame>
  );
}
