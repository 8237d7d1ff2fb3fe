import { settings } from "#components/preferences/settings.ts";

/** Whether anything may move here: neither the device nor the child wants it still. Fades are no motion. */
export function mayMove(): boolean {
  return !settings.get().isCalm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
