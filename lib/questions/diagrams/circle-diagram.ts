import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

interface Circle {
  /** Which line through the middle is drawn. */
  readonly drawn: "radius" | "diameter";
  readonly text: string;
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const middle = { x: 160, y: 90 };
const radius = 72;

/** A circle with its middle O and a measured radius or diameter. */
export function circleDiagram({ drawn, text, alt }: Circle): DiagramFigure {
  const end = { x: middle.x + radius, y: middle.y };
  const start = drawn === "radius" ? middle : { x: middle.x - radius, y: middle.y };
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "circle", ...middle, radius, tone: "first" },
      { form: "line", from: start, to: end, look: "solid", ends: "plain" },
      { form: "point", ...middle, name: "O", nameAt: 270, isDrawn: true },
      { form: "length", from: start, to: end, text, side: 1, hasArrows: false },
    ],
    alt,
  };
}
