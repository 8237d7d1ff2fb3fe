"use client";

import Link from "next/link";
import { type ComponentProps, type ReactNode, useState } from "react";
import { LinkPending } from "./link-pending.tsx";
import { sparesData } from "./spares-data.ts";

/** A link inside the site. `href` is an address from the root, with or without query and hash. */
type Props = Omit<ComponentProps<typeof Link>, "href" | "children" | "prefetch" | "onPointerEnter"> & {
  readonly href: string;
  readonly children: ReactNode;
};

/**
 * The page behind a link is fetched once a pointer comes to it: a finger does a tenth of a second before its tap is one.
 * Fetching what is merely in view would be half of what a first visit weighs, and most of what the server is asked.
 */
export function AppLink({ href, children, ...rest }: Props) {
  const [isMeant, setMeant] = useState(false);
  // Taken apart because a plain string is only accepted where the compiler can see the whole route.
  const [address = "", hash = ""] = href.split("#");
  const [pathname = "", search = ""] = address.split("?");
  return (
    <Link
      href={{ pathname, search, hash }}
      prefetch={isMeant ? null : false}
      onPointerEnter={() => setMeant(!sparesData())}
      {...rest}
    >
      {children}
      <LinkPending />
    </Link>
  );
}
