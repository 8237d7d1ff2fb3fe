import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A wrong time that comes from a known mistake, with the sentence that helps. */
export interface WrongTime {
  readonly time: ClockTime;
  readonly feedback: Line;
  readonly code?: MistakeCode;
}
