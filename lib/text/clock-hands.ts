import type { ClockTime } from "#lib/core/clock-time.ts";

/** The number a hand points at when it stands at a minute. */
function numeralAt(minute: number): number {
  return minute / 5 || 12;
}

/** Where the short hand stands, seen and not read: "chỉ số 3", "ở giữa số 3 và số 4", "đã qua số 3". */
function shortAt({ hour, minute }: ClockTime): string {
  if (minute === 0) return `chỉ số ${hour}`;
  return minute === 30 ? `ở giữa số ${hour} và số ${(hour % 12) + 1}` : `đã qua số ${hour}`;
}

/** How the hands of a clock are told without reading the time. */
export const clockHands = {
  numeralAt,
  shortAt,
  both: (at: ClockTime): string => `kim ngắn ${shortAt(at)}, kim dài chỉ số ${numeralAt(at.minute)}`,
} as const;
