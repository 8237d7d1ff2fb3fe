import type { Line } from "#lib/core/line.ts";
import { letterName } from "#lib/core/vietnamese/letter-name.ts";

/** What is told of a letter; aloud it is called by its name, and the quotation marks are not read. */
export function letterLine(tell: (letter: string) => string, letter: string): Line {
  return { text: tell(letter), spoken: tell(letterName(letter)).replace(/[“”]/gu, "") };
}
