import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { ClockSetKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toClockSetKey(key: ClockSetKey): ClockSetKey {
  return {
    hour: key.hour,
    minute: key.minute,
    wrongHour: toPublicLine(key.wrongHour),
    wrongMinute: toPublicLine(key.wrongMinute),
    wrongBoth: toPublicLine(key.wrongBoth),
    swapped: toPublicLine(key.swapped),
  };
}
