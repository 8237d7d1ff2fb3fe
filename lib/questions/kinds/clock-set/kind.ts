import { z } from "zod";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type ClockSetKey, type ClockSetResponse, type ClockSetView, clockSetGrading, isSwapped } from "./grading.ts";

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

/** How far two places of a round lie apart, the shorter way. */
function apart(one: number, other: number, round: number): number {
  const far = Math.abs(one - other);
  return Math.min(far, round - far);
}

/** Hands in each other's place, or a single hand one number off. */
function nameMistake(key: ClockSetKey, response: ClockSetResponse): MistakeCode | null {
  if (isSwapped(key, response)) return "HANDS";
  const numbers = apart(key.hour, response.hour, 12) + apart(key.minute, response.minute, 60) / 5;
  return numbers === 1 ? "OFF1" : null;
}

export const clockSetKind = defineKind(clockSetGrading, {
  response: z.strictObject({ hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  toView,
  toKey,
  countTaps: () => 2,
  nameMistake,
  examples({ start, step }, key) {
    const steps = Array.from({ length: (12 * 60) / step }, (_, turn) => clockTimeAt(start.minute + turn * step));
    return {
      right: [{ hour: key.hour, minute: key.minute }],
      wrong: steps.filter(({ hour, minute }) => hour !== key.hour || minute !== key.minute),
    };
  },
});
