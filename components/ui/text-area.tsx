import type { ComponentProps } from "react";
import { FieldFrame } from "./field-frame.tsx";

type Props = Omit<ComponentProps<"textarea">, "id" | "className"> & {
  readonly label: string;
  /** A short line under the label. */
  readonly hint: string;
  /** What is to be mended, or null. */
  readonly error: string | null;
};

/** A labelled field for several lines; hint and error are read out with it. */
export function TextArea({ label, hint, error, ...rest }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ className, ...field }) => <textarea {...field} className={`min-h-40 resize-y py-3 ${className}`} {...rest} />}
    </FieldFrame>
  );
}
