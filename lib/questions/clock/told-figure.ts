import type { ClockFigure } from "#lib/questions/figures/clock.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";

/**
 * The clock that an explanation reads, with all its numbers: at a whole hour a beam lies under the short hand, at any
 * other time the minutes that the long hand has passed are filled, and counted in fives where they are told.
 */
export function toldFigure(setting: ClockSetting): ClockFigure {
  const { time, naming } = setting;
  const plain = clockFace(time, setting);
  const face = plain.numerals === "quarters" ? ({ ...plain, numerals: "all" } as const) : plain;
  if (time.minute === 0) return faceFigure({ ...face, slice: { from: time.hour * 5 - 2, to: time.hour * 5 + 2 } });
  const slice = { from: 0, to: time.minute };
  return faceFigure({ ...face, slice, counted: naming === "half" ? 0 : time.minute });
}
