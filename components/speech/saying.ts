import type { Line } from "#lib/core/line.ts";

export interface Saying {
  /** Said one after the other; a plain text is read as it is written. */
  readonly lines: readonly (Line | string)[];
  /** slow: asked for again. */
  readonly pace: "calm" | "slow";
  /** Whether a tap asked for it, rather than the page by itself. */
  readonly isTapped: boolean;
  /** Called as each line begins, counted from 0. */
  readonly onLine?: (place: number) => void;
  /** Called once, when all has been said, or was hushed or could not be said (then false). */
  readonly onEnd?: (isThrough: boolean) => void;
}
