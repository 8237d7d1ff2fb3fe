import type { SavedRun } from "#lib/play/saved-run.ts";

let wanted: SavedRun | null = null;

/** A saved run on its way from the card that was tapped to the page it was played on. */
export const resumedRun = {
  set(kept: SavedRun): void {
    wanted = kept;
  },

  /** The run to go on with on the page at this address; null on any other. */
  at(href: string): SavedRun | null {
    return wanted?.href === href ? wanted : null;
  },

  clear(): void {
    wanted = null;
  },
} as const;
