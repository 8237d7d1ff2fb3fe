import { useEffect } from "react";
import { useIdle } from "#components/ui/use-idle.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import type { LoadOutbox } from "./outbox/outbox.ts";

/**
 * Fetches the code of every board and figure of a run, and what keeps it at its end, once its first question can be
 * answered: so that nothing has to wait later, and nothing is missing where the network is lost meanwhile.
 */
export function useFetchAhead(places: RunView["places"], loadOutbox: LoadOutbox): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void Promise.allSettled([fetchAhead(places), loadOutbox()]);
  }, [isIdle, places, loadOutbox]);
}
