import type { ClockTime } from "#lib/core/clock-time.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** The part of the day seen beside a clock: a rising, high or low sun, or the moon. */
export type Sky = "morning" | "noon" | "afternoon" | "evening";

/** Which numbers stand on a face: all twelve, also in Roman numerals, or 12, 3, 6 and 9. */
export type Numerals = "all" | "quarters" | "roman";

/** One clock with hands, always a time that a real clock can show: the hour hand moves with the minutes. */
export interface ClockFace extends ClockTime {
  readonly numerals: Numerals;
  /** The minute hand alone, where only minutes are asked about; none where they are drawn on paper. */
  readonly hands: "both" | "minute" | "none";
  /** The hand a hint speaks of: it glows and the other one is pale. */
  readonly guide: "hour" | "minute" | null;
  /** Minutes written in fives around the rim (a hint): 15 writes 5, 10 and then "?"; 0 for none. */
  readonly counted: number;
  /** A slice of the face, clockwise from one minute mark to another; `to` may pass 60. Null for none. */
  readonly slice: { readonly from: number; readonly to: number } | null;
  readonly sky: Sky | null;
  /** Written below the clock, or null. */
  readonly label: string | null;
}

/** One clock, two side by side, or a digital one; a digital one may also stand beside a clock. */
export interface ClockFigure {
  readonly type: "clock";
  readonly faces: readonly ClockFace[];
  /** What a digital clock shows ("15:30"); null without one. */
  readonly digital: string | null;
  readonly alt: string;
}

function toPublicFace(face: ClockFace): ClockFace {
  return {
    hour: face.hour,
    minute: face.minute,
    numerals: face.numerals,
    hands: face.hands,
    guide: face.guide,
    counted: face.counted,
    slice: face.slice === null ? null : { from: face.slice.from, to: face.slice.to },
    sky: face.sky,
    label: face.label,
  };
}

function toPublic({ faces, digital, alt }: ClockFigure): ClockFigure {
  return { type: "clock", faces: faces.map(toPublicFace), digital, alt };
}

export const clockFigure = defineFigure({ toPublic });
