"use client";

import { useEffect } from "react";
import { useAtRest } from "#components/ui/use-at-rest.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { installOffer } from "./install-offer.ts";

const loadNotice = async () => (await import("./late-parts.ts")).lateParts.UpdateNotice;

/** Once a page is usable, the worker that keeps the site for times without a network, and the notice of a new version. */
export function SiteWorker() {
  useEffect(installOffer.watch, []);
  const Notice = useLatePart(loadNotice, useAtRest());
  return Notice === null ? null : <Notice />;
}
