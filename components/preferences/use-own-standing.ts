import { useSyncExternalStore } from "react";
import type { ClassId } from "#lib/core/class-id.ts";
import { ownStanding } from "./own-standing.ts";

/** Which lessons the child of this device has said it is at; null while the page is drawn on the server. */
export function useOwnStanding(classId: ClassId): string | null {
  return useSyncExternalStore(
    ownStanding.subscribe,
    () => ownStanding.get(classId),
    () => null,
  );
}
