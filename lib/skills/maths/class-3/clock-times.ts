import type { ClockTime } from "#lib/core/clock-time.ts";
import { measure } from "#lib/core/measure.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock.ts";
import { compoundValue, type Value } from "#lib/questions/values.ts";

/** "9 giờ 55 phút", or "9 giờ". */
export function timeText({ hour, minute }: ClockTime): string {
  const hours = measure(String(hour), "giờ");
  return minute === 0 ? hours : `${hours} ${measure(String(minute), "phút")}`;
}

/** A time of day as an answer. */
export function timeValue({ hour, minute }: ClockTime): Value {
  return minute === 0 ? compoundValue([hour, "giờ"]) : compoundValue([hour, "giờ"], [minute, "phút"]);
}

/** "10 giờ kém 5 phút": so many minutes before a full hour; worth the same as 9 giờ 55 phút. */
export function shortOfValue(hour: number, minutes: number): Value {
  const line = toLine(`${measure(String(hour), "giờ")} kém ${measure(String(minutes), "phút")}`);
  const before = hour === 1 ? 12 : hour - 1;
  return { line, worth: timeValue({ hour: before, minute: 60 - minutes }).worth };
}

export const nextHour = (hour: number) => (hour % 12) + 1;
export const hourBefore = (hour: number) => (hour === 1 ? 12 : hour - 1);

/** Where the long hand stands: at a number, or between two of them. */
function longHand(minute: number, nameOf: (number: number) => string): string {
  const number = nameOf(Math.floor(minute / 5) || 12);
  return minute % 5 === 0 ? `kim dài chỉ số ${number}` : `kim dài qua số ${number} thêm ${minute % 5} vạch`;
}

/** One clock, told by where its hands stand. */
export function clock(time: ClockTime, help: Partial<ClockFace> = {}): ClockFigure {
  const face = { ...clockFace(time, { numerals: "all", sky: null }), ...help };
  const nameOf = face.numerals === "roman" ? writeRoman : String;
  const short = time.minute === 0 ? "kim ngắn chỉ số" : "kim ngắn qua số";
  return {
    type: "clock",
    faces: [face],
    digital: null,
    alt: `Đồng hồ có ${short} ${nameOf(time.hour)}, ${longHand(time.minute, nameOf)}.`,
  };
}

/** The minutes the long hand has passed, or the way it goes on, as a tinted slice of the face. */
export function clockSlice(time: ClockTime, slice: NonNullable<ClockFace["slice"]>, told: string): ClockFigure {
  const figure = clock(time, { slice });
  return { ...figure, alt: `${figure.alt} ${told}` };
}
