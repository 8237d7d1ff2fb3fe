import type { ClockTime } from "#lib/core/clock-time.ts";
import type { ClockFace } from "#lib/questions/figures/clock.ts";
import type { ClockSetting } from "./clock-setting.ts";

/** A plain face that shows a time, dressed as the setting says. */
export function clockFace(time: ClockTime, { numerals, sky }: Pick<ClockSetting, "numerals" | "sky">): ClockFace {
  return {
    hour: time.hour,
    minute: time.minute,
    numerals,
    hands: "both",
    guide: null,
    counted: 0,
    slice: null,
    sky,
    label: null,
  };
}
