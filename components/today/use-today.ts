import { useSyncExternalStore } from "react";
import { today } from "./today.ts";

/** What this device knows of its player's day; null while the page is drawn on the server. */
export function useToday() {
  return useSyncExternalStore(today.subscribe, today.get, () => null);
}
