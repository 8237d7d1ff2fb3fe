import { z } from "zod";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import type { Kind } from "#lib/questions/kind.ts";
import { clockSetFeedback } from "./clock-set-feedback.ts";
import { gradeClockSet } from "./grade.ts";

export const clockSetKind: Kind<"clock-set"> = {
  response: z.strictObject({ hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  grade: gradeClockSet,
  examples({ start, step }, key) {
    const steps = Array.from({ length: (12 * 60) / step }, (_, turn) => clockTimeAt(start.minute + turn * step));
    return {
      right: [{ hour: key.hour, minute: key.minute }],
      wrong: steps.filter(({ hour, minute }) => hour !== key.hour || minute !== key.minute),
    };
  },
  feedback: clockSetFeedback,
};
