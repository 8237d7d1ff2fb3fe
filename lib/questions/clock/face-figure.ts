import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock.ts";
import { clockText } from "#lib/text/clock-text.ts";

function tell(face: ClockFace): string {
  if (face.hands === "minute") return clockText.minuteHandAlt(face.minute);
  return face.numerals === "quarters" ? clockText.quartersAlt(face) : clockText.handsAlt(face);
}

/** One clock, told by where its hands stand: at numbers that it bears. */
export function faceFigure(face: ClockFace): ClockFigure {
  return { type: "clock", faces: [face], digital: null, alt: tell(face) };
}
