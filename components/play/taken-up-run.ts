import type { KeptRun } from "#lib/play/kept-run.ts";

let wanted: KeptRun | null = null;

/** A kept run on its way from the card that was tapped to the page it was played on. */
export const takenUpRun = {
  set(kept: KeptRun): void {
    wanted = kept;
  },

  /** The run to go on with on the page at this address; null on any other. */
  at(href: string): KeptRun | null {
    return wanted?.href === href ? wanted : null;
  },

  clear(): void {
    wanted = null;
  },
} as const;
