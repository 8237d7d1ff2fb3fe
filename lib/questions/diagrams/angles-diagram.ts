import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface DrawnAngle {
  /** 1 to 180. */
  readonly degrees: number;
  /** Where its first side points, in degrees anticlockwise from the right. */
  readonly turn: number;
}

interface Angles {
  /** Up to six, in rows of three. */
  readonly angles: readonly DrawnAngle[];
  readonly alt: string;
}

const long = 40;
const cell = { width: 106, height: 92 };

/** Several angles beside one another, each in the middle of its place. */
export function anglesDiagram({ angles, alt }: Angles): DiagramFigure {
  const marks = angles.flatMap(({ degrees, turn }, place): DiagramMark[] => {
    const ends = [turn, turn + degrees].map((angle) => ({
      x: long * Math.cos((angle * Math.PI) / 180),
      y: -long * Math.sin((angle * Math.PI) / 180),
    }));
    const middleOf = (values: readonly number[]) => (Math.min(0, ...values) + Math.max(0, ...values)) / 2;
    const at = {
      x: cell.width * ((place % 3) + 0.5) - middleOf(ends.map(({ x }) => x)),
      y: cell.height * (Math.floor(place / 3) + 0.5) - middleOf(ends.map(({ y }) => y)),
    };
    const to = ends.map(({ x, y }): Point => ({ x: at.x + x, y: at.y + y }));
    return [
      { form: "arc", ...at, radius: 12, from: turn, to: turn + degrees },
      ...to.map((end): DiagramMark => ({ form: "line", from: at, to: end, look: "thick", ends: "plain" })),
    ];
  });
  const rows = Math.ceil(angles.length / 3);
  return { type: "diagram", width: 320, height: cell.height * rows, marks, alt };
}
