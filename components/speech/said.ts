import { observable } from "#components/ui/observable.ts";
import type { Line } from "#lib/core/line.ts";

/** What is being read aloud: a part of the text of a line, by its letters. */
export interface Said {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** What is being read aloud at this moment; null while nothing is. */
export const said = observable<Said | null>(null);
