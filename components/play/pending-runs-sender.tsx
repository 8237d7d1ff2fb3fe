"use client";

import { useEffect } from "react";
import { pendingRuns } from "./pending-runs.ts";
import type { RunActions } from "./run-actions.ts";

/** Shows nothing: while a page with it is open, runs that could not be saved before are sent. */
export function PendingRunsSender({ finish }: Pick<RunActions, "finish">) {
  useEffect(() => pendingRuns.watch(finish), [finish]);
  return null;
}
