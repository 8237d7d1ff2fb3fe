import { settings } from "#components/preferences/settings.ts";
import { sound } from "#components/preferences/sound.ts";

/** Whether nothing is to be heard that nobody asked for: this device is muted or calm. A loudspeaker still speaks. */
export function isQuiet(): boolean {
  return !sound.isOn() || settings.get().isCalm;
}
