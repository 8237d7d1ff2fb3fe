import { useEffect } from "react";
import type { RunView } from "#lib/play/run-view.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { loadPendingRuns } from "./load-pending-runs.ts";

/**
 * Fetches the code of every board and figure of a run, and what keeps it at its end, once its first question stands: so
 * that nothing has to wait later, and nothing is missing where the network is lost meanwhile.
 */
export function useFetchAhead(places: RunView["places"]): void {
  useEffect(() => void Promise.allSettled([fetchAhead(places), loadPendingRuns()]), [places]);
}
