import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import type { ClockSetting } from "./clock-setting.ts";
import type { WrongTime } from "./wrong-time.ts";

/**
 * Clocks that are taken for a time when its hands are mixed up, or that stand near it, the typical one first. With
 * the hands mixed up 3 giờ looks like a quarter past twelve: the short hand near 12, the long one on 3.
 */
export function settingMistakes({ time, naming, step }: ClockSetting): WrongTime[] {
  const after = (minutes: number) => clockTimeAt(minutesAfterTwelve(time) + minutes);
  const shown = (other: ClockTime): WrongTime => ({
    time: other,
    feedback: text.shows(clockFormat.time(other, naming)),
    code: "OFF1",
  });
  const swapped = { hour: time.minute / 5 || 12, minute: (time.hour * 5) % 60 };
  return [
    { time: swapped, feedback: text.mistakeSwapped, code: "HANDS" },
    shown(after(60)),
    shown(after(-60)),
    ...(step < 60 ? [shown({ ...time, minute: (time.minute + 30) % 60 })] : []),
    ...(step === 60 ? [shown(after(120)), shown(after(-120))] : [shown(after(step)), shown(after(-step))]),
  ];
}
