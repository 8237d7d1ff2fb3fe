import type { Line } from "./line.ts";
import { toSpoken } from "./vietnamese/to-spoken.ts";

/** A line that is read aloud just as it is written. */
export function toLine(text: string): Line {
  return { text, spoken: toSpoken(text) };
}
