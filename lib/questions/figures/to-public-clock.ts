import type { ClockFace, ClockFigure } from "./clock-figure.ts";

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

/** Clocks with exactly the fields that are drawn. */
export function toPublicClock({ faces, digital, alt }: ClockFigure): ClockFigure {
  return { type: "clock", faces: faces.map(toPublicFace), digital, alt };
}
