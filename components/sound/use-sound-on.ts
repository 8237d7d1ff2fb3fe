import { useSyncExternalStore } from "react";
import { sound } from "#components/preferences/sound.ts";

/** Whether this device makes sounds; yes on the server. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(sound.subscribe, sound.isOn, () => true);
}
