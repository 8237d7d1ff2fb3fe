/** A node of a map, ready to show. */
export interface MapNode {
  /** Counted from 1. */
  readonly level: number;
  /** What is played there: "Cộng trong phạm vi 20". */
  readonly title: string;
  readonly state: "done" | "open" | "locked";
  /** The best time in whole seconds once done, null before. */
  readonly totalTime: number | null;
  /** The page that plays it. */
  readonly href: string;
}
