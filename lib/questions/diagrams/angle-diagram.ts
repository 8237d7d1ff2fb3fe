import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Angle {
  /** 1 to 180. */
  readonly degrees: number;
  /** Where its first side points, in degrees anticlockwise from the right; at a mark of the protractor where there is one. */
  readonly turn: number;
  /** The name of its corner, and of points on its first and second side; null for none. */
  readonly names: readonly [corner: string | null, first: string | null, second: string | null];
  readonly hasProtractor: boolean;
  readonly alt: string;
}

const long = 84;
const margin = 30;

/** An angle, by itself or with a protractor laid on it. */
export function angleDiagram({ degrees, turn, names, hasProtractor, alt }: Angle): DiagramFigure {
  const end = (angle: number) => ({
    x: long * Math.cos((angle * Math.PI) / 180),
    y: -long * Math.sin((angle * Math.PI) / 180),
  });
  const ends = [end(turn), end(turn + degrees)] as const;
  const around = hasProtractor
    ? [
        { x: -long, y: -long },
        { x: long, y: 0 },
      ]
    : [];
  const xs = [0, ...ends.map(({ x }) => x), ...around.map(({ x }) => x)];
  const ys = [0, ...ends.map(({ y }) => y), ...around.map(({ y }) => y)];
  const corner = { x: margin - Math.min(...xs), y: margin - Math.min(...ys) };
  const [first, second] = ends.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y }));
  if (first === undefined || second === undefined) throw new Error("An angle has two sides");
  const side = (to: typeof corner): DiagramMark => ({ form: "line", from: corner, to, look: "thick", ends: "plain" });
  const named = [
    { at: corner, name: names[0], nameAt: hasProtractor ? 270 : turn + degrees / 2 + 180 },
    { at: first, name: names[1], nameAt: hasProtractor ? turn : turn + 270 },
    { at: second, name: names[2], nameAt: turn + degrees + (hasProtractor ? 0 : 90) },
  ];
  return {
    type: "diagram",
    width: Math.max(...xs) - Math.min(...xs) + margin * 2,
    height: Math.max(...ys) - Math.min(...ys) + margin * 2,
    marks: [
      ...(hasProtractor ? [{ form: "protractor", ...corner, radius: long - 12 } as const] : []),
      ...(degrees === 90 && !hasProtractor
        ? [{ form: "right-angle", at: corner, towards: [first, second] } as const]
        : [{ form: "arc", ...corner, radius: 22, from: turn, to: turn + degrees } as const]),
      side(first),
      side(second),
      ...named.map(
        ({ at, name, nameAt }): DiagramMark => ({ form: "point", ...at, name, nameAt: nameAt % 360, isDrawn: false }),
      ),
    ],
    alt,
  };
}
