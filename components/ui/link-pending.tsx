"use client";

import { useLinkStatus } from "next/link";

/** Stands inside a link: while its page is on the way, the block around it (class `press`) breathes. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? <span hidden data-pending /> : null;
}
