"use client";

import { useEffect } from "react";
import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { installOffer } from "./install-offer.ts";

const loadSign = async () => (await import("./late-parts.ts")).lateParts.OfflineSign;
const loadNotice = async () => (await import("./late-parts.ts")).lateParts.UpdateNotice;

/**
 * What every page has of playing without a network, fetched once the page is at rest: the sign, the worker that keeps the
 * site, and the notice of a new version.
 */
export function OfflineParts() {
  useEffect(installOffer.watch, []);
  const isIdle = useIdle();
  const Sign = useLatePart(loadSign, isIdle);
  const Notice = useLatePart(loadNotice, isIdle);
  return (
    <>
      {Sign && <Sign />}
      {Notice && <Notice />}
    </>
  );
}
