import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { LinkPending } from "./link-pending.tsx";

/** A link inside the site. `href` is an address from the root, with or without query and hash. */
type Props = Omit<ComponentProps<typeof Link>, "href" | "children"> & {
  readonly href: string;
  readonly children: ReactNode;
};

export function AppLink({ href, children, ...rest }: Props) {
  // Taken apart because a plain string is only accepted where the compiler can see the whole route.
  const [address = "", hash = ""] = href.split("#");
  const [pathname = "", search = ""] = address.split("?");
  return (
    <Link href={{ pathname, search, hash }} {...rest}>
      {children}
      <LinkPending />
    </Link>
  );
}
