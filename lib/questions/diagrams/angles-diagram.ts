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
  /** Those that are counted, by their places among all: numbered, the others paler. */
  readonly counted?: readonly number[];
  readonly alt: string;
}

const long = 40;
const cell = { width: 106, height: 92 };
/** A number stands behind the corner, where no side is. */
const behind = 15;

/** Several angles beside one another, each in the middle of its place. */
export function anglesDiagram({ angles, counted, alt }: Angles): DiagramFigure {
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
    const look = counted === undefined || counted.includes(place) ? "thick" : "pale";
    const back = ((turn + degrees / 2) * Math.PI) / 180;
    return [
      { form: "arc", ...at, radius: 12, from: turn, to: turn + degrees },
      ...to.map((end): DiagramMark => ({ form: "line", from: at, to: end, look, ends: "plain" })),
      ...(counted?.includes(place)
        ? [
            {
              form: "label",
              x: at.x - behind * Math.cos(back),
              y: at.y + behind * Math.sin(back),
              text: String(counted.indexOf(place) + 1),
            } as const,
          ]
        : []),
    ];
  });
  const rows = Math.ceil(angles.length / 3);
  return { type: "diagram", width: 320, height: cell.height * rows, marks, alt };
}
