import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { tieUnits } from "./tie-units.ts";

/** A line with measures in it: each number stays beside its unit. */
export function measureLine(words: string): Line {
  return toLine(tieUnits(words));
}
