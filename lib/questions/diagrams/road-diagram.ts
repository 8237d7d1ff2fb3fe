import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Road {
  /** Written below the whole way; null for none. */
  readonly wayText: string | null;
  /** Who sets out from the left and from the right end, written over an arrow. */
  readonly fromLeft: string | null;
  readonly fromRight: string | null;
  /** Parts of the way one after the other from the left, each with its share of the whole and what is written over it. */
  readonly parts?: readonly { readonly share: number; readonly text: string | null }[];
  readonly alt: string;
}

const [left, right, y] = [40, 280, 66];

/** A bow over each part of the road, from one short stroke to the next. */
function partMarks(parts: NonNullable<Road["parts"]>): DiagramMark[] {
  const whole = right - left;
  const starts = parts.map(
    (_, place) => left + parts.slice(0, place).reduce((sum, { share }) => sum + share * whole, 0),
  );
  return parts.flatMap(({ share, text }, place): DiagramMark[] => {
    const from = starts[place] ?? left;
    const to = from + share * whole;
    const middle = (from + to) / 2;
    const high = y - 8 - Math.min(18, (to - from) / 4);
    const points = [
      { x: from, y: y - 6 },
      { x: (from + middle) / 2, y: high + 2 },
      { x: middle, y: high },
      { x: (middle + to) / 2, y: high + 2 },
      { x: to, y: y - 6 },
    ];
    const label: DiagramMark[] = text === null ? [] : [{ form: "label", x: middle, y: 24, text }];
    return [
      { form: "line", from: { x: to, y: y - 8 }, to: { x: to, y: y + 8 }, look: "solid", ends: "plain" },
      { form: "curve", points, look: "solid" },
      ...label,
    ];
  });
}

/** A straight road from A to B and who moves on it. */
export function roadDiagram({ wayText, fromLeft, fromRight, parts = [], alt }: Road): DiagramFigure {
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
      ...partMarks(parts),
      ...(fromLeft === null ? [] : mover(left, left + 70, fromLeft)),
      ...(fromRight === null ? [] : mover(right, right - 70, fromRight)),
      ...(wayText === null
        ? []
        : [{ form: "length", from: start, to: end, text: wayText, side: -1, hasArrows: true } as const]),
    ],
    alt,
  };
}
