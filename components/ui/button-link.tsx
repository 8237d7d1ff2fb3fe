import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

type Props = ComponentProps<typeof AppLink> & {
  readonly variant?: ButtonVariant;
  readonly isWide?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({ variant = "solid", isWide = false, className = "", ...rest }: Props) {
  return <AppLink className={buttonClass(variant, isWide, className)} {...rest} />;
}
