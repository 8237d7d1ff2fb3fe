import type { RunView } from "./run-view.ts";

/** Something of a class that a browser may have ready runs of. */
export interface PrefetchedActivity {
  /** The activity's own page. */
  readonly href: string;
  readonly title: string;
}

/** A practice run that was not asked for yet: it is played where there is no network. */
export interface ReadyRun {
  /** The activity's own page. */
  readonly href: string;
  readonly run: RunView;
}

/** So many runs are made at one request at most. */
export const mostRunsAtOnce = 4;
