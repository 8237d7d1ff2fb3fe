import { useEffect } from "react";
import { useAtRest } from "#components/ui/use-at-rest.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { loadPendingRuns } from "./load-pending-runs.ts";

/**
 * Fetches the code of every board and figure of a run, and what keeps it at its end, once its first question can be
 * answered: so that nothing has to wait later, and nothing is missing where the network is lost meanwhile.
 */
export function useFetchAhead(places: RunView["places"]): void {
  const isAtRest = useAtRest();
  useEffect(() => {
    if (isAtRest) void Promise.allSettled([fetchAhead(places), loadPendingRuns()]);
  }, [isAtRest, places]);
}
