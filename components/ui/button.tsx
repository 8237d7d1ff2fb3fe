import type { ComponentProps } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

type Props = ComponentProps<"button"> & {
  readonly variant?: ButtonVariant;
  readonly isWide?: boolean;
};

/** A button with words; `type` is "button" unless said otherwise. */
export function Button({ variant = "solid", isWide = false, className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={buttonClass(variant, isWide, className)} {...rest} />;
}
