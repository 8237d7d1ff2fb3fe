import { useSyncExternalStore } from "react";
import { readAloud } from "./read-aloud.ts";

/** Whether questions are read out by themselves; false on the server. */
export function useReadAloud(): boolean {
  return useSyncExternalStore(readAloud.subscribe, readAloud.isOn, () => false);
}
