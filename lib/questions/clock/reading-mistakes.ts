import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import type { ClockSetting } from "./clock-setting.ts";
import type { WrongTime } from "./wrong-time.ts";

function wholeHourMistakes(time: ClockTime, isFine: boolean): WrongTime[] {
  const half: WrongTime = { time: { ...time, minute: 30 }, feedback: text.mistakeNotExact, code: "READ" };
  const after = (hours: number) => clockTimeAt(minutesAfterTwelve(time) + hours * 60);
  return [
    { time: { hour: 12, minute: 0 }, feedback: text.mistakeLongHand, code: "HANDS" },
    { time: after(1), feedback: text.mistakeShortHand, code: "OFF1" },
    { time: after(-1), feedback: text.mistakeShortAgain, code: "OFF1" },
    ...(isFine ? [half] : []),
    { time: after(2), feedback: text.mistakeShortHand, code: "OFF1" },
    { time: after(-2), feedback: text.mistakeShortHand, code: "OFF1" },
  ];
}

/** What goes wrong in counting the minutes of a time that is neither whole nor half. */
function minuteMistakes(time: ClockTime, step: number): WrongTime[] {
  const near = [time.minute - step, time.minute + step].filter((minute) => minute > 0 && minute < 60);
  return near.map((minute) => ({ time: { ...time, minute }, feedback: text.mistakeCount, code: "OFF1" }));
}

/**
 * Wrong readings of a time, the typical one first (curriculum, c1-clock-hours and c2-clock-quarter): the hands taken
 * for each other, the coming hour, a whole hour, the number at the long hand read as minutes.
 */
export function readingMistakes({ time, naming, step }: ClockSetting): WrongTime[] {
  if (time.minute === 0) return wholeHourMistakes(time, step < 60);
  const after = (hours: number) => clockTimeAt(minutesAfterTwelve(time) + hours * 60);
  const numeral = time.minute / 5;
  const inMinutes = naming === "minutes";
  const asMinutes: WrongTime = { time: { ...time, minute: numeral }, feedback: text.mistakeNumeral, code: "READ" };
  return [
    { time: after(1), feedback: text.mistakeNextHour(time.hour), code: "OFF1" },
    {
      time: { hour: numeral, minute: inMinutes ? (time.hour * 5) % 60 : 30 },
      feedback: text.mistakeSwapped,
      code: "HANDS",
    },
    ...(inMinutes ? [asMinutes] : []),
    { time: { ...time, minute: 0 }, feedback: text.mistakeExactHour, code: "PARTIAL" },
    ...(inMinutes && time.minute !== 30 ? minuteMistakes(time, step) : []),
    { time: after(-1), feedback: text.mistakeShortHand, code: "OFF1" },
  ];
}
