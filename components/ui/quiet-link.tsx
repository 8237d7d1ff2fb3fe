import type { ComponentProps } from "react";
import { AppLink } from "./app-link.tsx";
import { classNames } from "./class-names.ts";

/** What is there without asking for attention: underlined text, 56 px high. */
export const quietClass =
  "press grid min-h-14 place-items-center rounded-full px-5 text-center font-head text-[1.125rem] leading-tight font-bold text-hue underline decoration-2 underline-offset-4";

/** A link at the foot of a page. */
export function QuietLink({ className, ...rest }: ComponentProps<typeof AppLink>) {
  return <AppLink className={classNames(quietClass, className)} {...rest} />;
}
