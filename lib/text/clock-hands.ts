import type { ClockTime } from "#lib/core/clock-time.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";

type MarkName = (numeral: number) => string;

/** The number a hand points at when it stands at a minute. */
function numeralAt(minute: number): number {
  return minute / 5 || 12;
}

const written: MarkName = (numeral) => `số ${numeral}`;

/** On a face that bears 12, 3, 6 and 9 alone: "vạch dài thứ nhất sau số 3". */
const counted: MarkName = (numeral) => {
  const past = numeral % 3;
  return past === 0 ? written(numeral) : `vạch dài thứ ${ordinal(past)} sau ${written(numeral - past || 12)}`;
};

/** Where the short hand stands, seen and not read: "chỉ số 3", "ở giữa số 3 và số 4", "đã qua số 3". */
function shortAt({ hour, minute }: ClockTime, mark: MarkName = written): string {
  if (minute === 0) return `chỉ ${mark(hour)}`;
  return minute === 30 ? `ở giữa ${mark(hour)} và ${mark((hour % 12) + 1)}` : `đã qua ${mark(hour)}`;
}

function both(at: ClockTime, mark: MarkName = written): string {
  return `kim ngắn ${shortAt(at, mark)}, kim dài chỉ ${mark(numeralAt(at.minute))}`;
}

/** How the hands of a clock are told without reading the time. */
export const clockHands = {
  numeralAt,
  shortAt: (at: ClockTime): string => shortAt(at),
  both: (at: ClockTime): string => both(at),
  bothCounted: (at: ClockTime): string => both(at, counted),
} as const;
