import type { Line } from "#lib/core/line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";

/** Words of an answer or an explanation: between two words that belong together ("Tuy … nhưng …") the voice only rests. */
export function bankLine(text: string): Line {
  const rested = text.replaceAll(/\s*…\s*(?=[\p{L}])/gu, ", ").replaceAll(/\s*…/gu, "");
  return { text, spoken: toSpoken(rested.replace(/^, /u, "")) };
}
