import type { Line } from "#lib/core/line.ts";
import { alignSpoken } from "#lib/core/vietnamese/align-spoken.ts";

/** A part of a text, by its letters. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The part of the text of a line that is being said, from the letters of what is spoken; all of it where none fits. */
export function textPart(line: Line, { from, to }: Part): Part {
  if (line.text === line.spoken) return { from, to };
  // With the mark at its end, which no word holds.
  if (from === 0 && to >= line.spoken.length) return { from, to: line.text.length };
  const heard = alignSpoken(line).filter(({ spoken }) => spoken[0] < to && spoken[1] > from);
  return { from: heard[0]?.text[0] ?? 0, to: heard.at(-1)?.text[1] ?? line.text.length };
}
