import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Corner {
  readonly degrees: number;
  /** Where its first side points, in degrees anticlockwise from the right. */
  readonly turn: number;
  /** The names of its corner and of the ends of its first and second side. */
  readonly names: readonly [string, string, string];
  readonly alt: string;
}

const field = { width: 160, height: 120 };
const long = 46;

/** An angle with named sides for a narrow card; nothing tells whether it is a right one. */
export function cornerDiagram({ degrees, turn, names, alt }: Corner): DiagramFigure {
  const end = (angle: number) => ({
    x: long * Math.cos((angle * Math.PI) / 180),
    y: -long * Math.sin((angle * Math.PI) / 180),
  });
  const [one, two] = [end(turn), end(turn + degrees)];
  const [xs, ys] = [
    [0, one.x, two.x],
    [0, one.y, two.y],
  ];
  const at = {
    x: field.width / 2 - (Math.min(...xs) + Math.max(...xs)) / 2,
    y: field.height / 2 - (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const [first, second] = [
    { x: at.x + one.x, y: at.y + one.y },
    { x: at.x + two.x, y: at.y + two.y },
  ];
  const named = [
    { ...at, name: names[0], nameAt: (turn + degrees / 2 + 180) % 360 },
    { ...first, name: names[1], nameAt: (turn + 270) % 360 },
    { ...second, name: names[2], nameAt: (turn + degrees + 90) % 360 },
  ];
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "line", from: at, to: first, look: "thick", ends: "plain" },
      { form: "line", from: at, to: second, look: "thick", ends: "plain" },
      ...named.map((point): DiagramMark => ({ form: "point", ...point, isDrawn: false })),
    ],
    alt,
  };
}
