import type { BrowserContext } from "@playwright/test";
import type { Settings } from "#components/preferences/read-settings.ts";

/** Gives the browsers of a context what a child chose on the settings page before. */
export async function keepSettings(context: BrowserContext, chosen: Partial<Settings>): Promise<void> {
  await context.addInitScript((text) => {
    try {
      localStorage.setItem("settings", text);
    } catch {
      // A frame without an address has no storage.
    }
  }, JSON.stringify(chosen));
}
