import { localValue } from "#components/ui/local-value.ts";
import { readSettings, type Settings } from "./read-settings.ts";
import { settingChoices } from "./setting-choices.ts";

const stored = localValue("settings");
const seen: { text: string | null; settings: Settings } = { text: null, settings: readSettings(null) };

/** Marks the root element with the choices, as `first-paint-script.ts` does before anything is seen. */
function markSettings(settings: Settings): void {
  const root = document.documentElement;
  const chosen = new Map<string, string | boolean>(Object.entries(settings));
  for (const [name, { mark, values }] of Object.entries(settingChoices)) {
    if (mark === null) continue;
    const value = chosen.get(name) ?? values[0];
    if (value === values[0]) root.removeAttribute(mark);
    else root.setAttribute(mark, String(value));
  }
}

/**
 * How this device shows and says things, as its child chose it: kept in local storage, one for all tabs. What is kept
 * there and cannot be read counts as the default.
 */
export const settings = {
  /** The same object until something changes. */
  get(): Settings {
    const text = stored.read();
    if (text !== seen.text) {
      seen.text = text;
      seen.settings = readSettings(text);
    }
    return seen.settings;
  },

  /** Returns the way to stop. */
  subscribe: stored.watch,

  /** Marks the page with them, where its head could not. */
  show: (): void => markSettings(settings.get()),

  /** Keeps the new choices beside the others, and shows them at once. */
  change(next: Partial<Settings>): void {
    stored.write(JSON.stringify({ ...settings.get(), ...next }));
    settings.show();
  },
} as const;
