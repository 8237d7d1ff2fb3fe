import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockFormat } from "./clock-format.ts";
import { clockHands } from "./clock-hands.ts";

/** Words on the board whose hands are turned. */
export const clockBoardText = {
  short: "Kim ngắn",
  long: "Kim dài",
  back: (hand: string, minutes: number): string => `${hand} lùi ${clockFormat.span(minutes)}`,
  ahead: (hand: string, minutes: number): string => `${hand} tiến ${clockFormat.span(minutes)}`,
  now: (at: ClockTime): string => `Bây giờ ${clockHands.both(at)}.`,
} as const;
