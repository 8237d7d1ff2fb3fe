import { useSyncExternalStore } from "react";
import { voices } from "./voices.ts";

/** Whether reading aloud was tried and no voice is left. */
export function useSpeechLoss(): boolean {
  return useSyncExternalStore(voices.subscribe, voices.isLost, () => false);
}
