import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A white sheet with the page's soft lip. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames("rounded-card bg-card lip", className)} {...rest} />;
}
