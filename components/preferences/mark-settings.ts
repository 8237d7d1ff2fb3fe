import type { Settings } from "./read-settings.ts";
import { settingChoices } from "./setting-choices.ts";

/** Marks the root element with the choices, as `first-paint-script.ts` does before anything is seen. */
export function markSettings(settings: Settings): void {
  const root = document.documentElement;
  const chosen = new Map<string, string | boolean>(Object.entries(settings));
  for (const [name, { mark, values }] of Object.entries(settingChoices)) {
    if (mark === null) continue;
    const value = chosen.get(name) ?? values[0];
    if (value === values[0]) root.removeAttribute(mark);
    else root.setAttribute(mark, String(value));
  }
}
