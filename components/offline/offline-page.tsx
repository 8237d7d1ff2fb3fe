"use client";

import { useEffect, useState } from "react";
import type { RunActions } from "#components/play/run-actions.ts";
import { findOfflineRun, type OfflineFind } from "./find-offline-run.ts";
import { network } from "./network.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { OfflineRun } from "./offline-run.tsx";

/**
 * What stands in place of a page that can neither be fetched nor found on this device, under that page's own address: where
 * that is an activity with a run at hand, the run; else a kind word. It shows a still picture, which the worker keeps along
 * with it.
 */
export function OfflinePage(actions: RunActions) {
  const [found, setFound] = useState<OfflineFind | null>(null);
  useEffect(() => {
    void network.look();
    let isHere = true;
    void findOfflineRun(window.location.pathname).then((answer) => {
      if (isHere) setFound(answer);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (found?.kind === "run") return <OfflineRun run={found.run} {...actions} />;
  // Where a run is at hand its first question is there before these words are.
  return (
    <div className="transition-opacity delay-500 duration-200 starting:opacity-0">
      <OfflineNotice none={found} />
    </div>
  );
}
