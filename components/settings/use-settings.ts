import { useSyncExternalStore } from "react";
import { readSettings, type Settings } from "#components/preferences/read-settings.ts";
import { settings } from "#components/preferences/settings.ts";

const atFirst = readSettings(null);

/** The choices of this device; on the server, and until the page is alive, the defaults. */
export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.get, () => atFirst);
}
