import type { Line } from "#lib/core/line.ts";
import { soundNames } from "#lib/core/vietnamese/sound-names.ts";

/** A first sound as it is written, read as a teacher says it ("thờ"). */
export function soundLine(initial: string): Line {
  return { text: initial, spoken: soundNames[initial] ?? initial };
}
