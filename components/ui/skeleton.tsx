import { classNames } from "./class-names.ts";

/** A soft block that holds the place of what is on its way; size and radius come with `className`. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classNames("block animate-wait bg-soft", className)} />;
}
