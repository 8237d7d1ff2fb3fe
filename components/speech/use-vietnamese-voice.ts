import { useSyncExternalStore } from "react";
import { speaker } from "./speaker.ts";

/** Whether this device can read Vietnamese aloud. False on the server and until a voice is found. */
export function useVietnameseVoice(): boolean {
  return useSyncExternalStore(speaker.subscribe, speaker.voice, () => null) !== null;
}
