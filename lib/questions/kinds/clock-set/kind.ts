import { z } from "zod";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ClockSetKey, type ClockSetView, clockSetGrading } from "./grading.ts";

/** The view with exactly the fields that are shown. */
function toView({ start, step, numerals, sky }: ClockSetView): ClockSetView {
  return { start: { hour: start.hour, minute: start.minute }, step, numerals, sky };
}

/** The key with exactly its fields. */
function toKey(key: ClockSetKey): ClockSetKey {
  return {
    hour: key.hour,
    minute: key.minute,
    wrongHour: toPublicLine(key.wrongHour),
    wrongMinute: toPublicLine(key.wrongMinute),
    wrongBoth: toPublicLine(key.wrongBoth),
    swapped: toPublicLine(key.swapped),
  };
}

export const clockSetKind = defineKind(clockSetGrading, {
  response: z.strictObject({ hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  toView,
  toKey,
  countTaps: () => 2,
  examples({ start, step }, key) {
    const steps = Array.from({ length: (12 * 60) / step }, (_, turn) => clockTimeAt(start.minute + turn * step));
    return {
      right: [{ hour: key.hour, minute: key.minute }],
      wrong: steps.filter(({ hour, minute }) => hour !== key.hour || minute !== key.minute),
    };
  },
});
