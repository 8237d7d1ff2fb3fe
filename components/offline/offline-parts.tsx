"use client";

import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";

const loadSign = async () => (await import("./late-parts.ts")).lateParts.OfflineSign;

/** What every page has of playing without a network, fetched once the page is at rest. */
export function OfflineParts() {
  const Sign = useLatePart(loadSign, useIdle());
  return Sign && <Sign />;
}
