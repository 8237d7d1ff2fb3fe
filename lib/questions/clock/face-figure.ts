import type { ClockFace, ClockFigure } from "#lib/questions/figures/clock-figure.ts";
import { clockText } from "#lib/text/clock-text.ts";

/** One clock, told by where its hands stand. */
export function faceFigure(face: ClockFace): ClockFigure {
  const alt = face.hands === "both" ? clockText.handsAlt(face) : clockText.minuteHandAlt(face.minute);
  return { type: "clock", faces: [face], digital: null, alt };
}
