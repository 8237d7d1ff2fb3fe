import { useSyncExternalStore } from "react";
import { voices } from "./voices.ts";

const canSpeak = () => voices.choose() !== null;

/** Whether Vietnamese can be read aloud here. True on the server, as nearly every browser can: the buttons keep their place. */
export function useVietnameseVoice(): boolean {
  return useSyncExternalStore(voices.subscribe, canSpeak, () => true);
}
