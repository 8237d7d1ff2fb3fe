"use client";

import { useAtRest } from "#components/ui/use-at-rest.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";

const loadSign = async () => (await import("./late-parts.ts")).lateParts.OfflineSign;

/** What every page has of playing without a network, fetched once the page is at rest. */
export function OfflineParts() {
  const Sign = useLatePart(loadSign, useAtRest());
  return Sign && <Sign />;
}
