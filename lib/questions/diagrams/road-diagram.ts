import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Road {
  /** Written below the whole way; null for none. */
  readonly wayText: string | null;
  /** Who sets out from the left and from the right end, written over an arrow. */
  readonly fromLeft: string | null;
  readonly fromRight: string | null;
  readonly alt: string;
}

const [left, right, y] = [40, 280, 66];

/** A straight road from A to B and who moves on it. */
export function roadDiagram({ wayText, fromLeft, fromRight, alt }: Road): DiagramFigure {
  const [start, end] = [
    { x: left, y },
    { x: right, y },
  ];
  const mover = (x: number, to: number, text: string): DiagramMark[] => [
    { form: "line", from: { x, y: y - 18 }, to: { x: to, y: y - 18 }, look: "solid", ends: "arrow" },
    { form: "label", x: (x + to) / 2, y: y - 36, text },
  ];
  return {
    type: "diagram",
    width: 320,
    height: 124,
    marks: [
      { form: "line", from: start, to: end, look: "thick", ends: "plain" },
      { form: "point", ...start, name: "A", nameAt: 180, isDrawn: true },
      { form: "point", ...end, name: "B", nameAt: 0, isDrawn: true },
      ...(fromLeft === null ? [] : mover(left, left + 70, fromLeft)),
      ...(fromRight === null ? [] : mover(right, right - 70, fromRight)),
      ...(wayText === null
        ? []
        : [{ form: "length", from: start, to: end, text: wayText, side: -1, hasArrows: true } as const]),
    ],
    alt,
  };
}
