import { useSyncExternalStore } from "react";
import type { ClassId } from "#lib/core/class-id.ts";
import { ownClass } from "./own-class.ts";

/** The class of this device's child, kept up to date; null while the page is drawn on the server, and before it is chosen. */
export function useOwnClass(): ClassId | null {
  return useSyncExternalStore(ownClass.subscribe, ownClass.get, () => null);
}
