import type { Line } from "#lib/core/line.ts";

/** A line with exactly its two fields. */
export function toPublicLine(line: Line): Line {
  return { text: line.text, spoken: line.spoken };
}
