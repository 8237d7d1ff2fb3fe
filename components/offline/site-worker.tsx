"use client";

import { useEffect } from "react";
import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { installOffer } from "./install-offer.ts";

const loadNotice = async () => (await import("./late-parts.ts")).lateParts.UpdateNotice;

/** Once a page is usable, the worker that keeps the site for times without a network, and the notice of a new version. */
export function SiteWorker() {
  useEffect(installOffer.watch, []);
  const Notice = useLatePart(loadNotice, useIdle());
  return Notice === null ? null : <Notice />;
}
