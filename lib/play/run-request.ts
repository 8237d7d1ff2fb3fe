import type { RunMode } from "./points.ts";

/** A run somebody wants to play. */
export interface RunRequest {
  readonly activity:
    | { readonly kind: "game" | "path"; readonly levelName: string }
    | { readonly kind: "skill"; readonly id: string };
  /** How many levels or difficulties the activity has. */
  readonly stepCount: number;
  /** The level or difficulty that is asked for; null lets the pupil's progress choose. */
  readonly step: number | null;
  readonly mode: RunMode;
  /** The activity's own page. */
  readonly basePath: string;
}
