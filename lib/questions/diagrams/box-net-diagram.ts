import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface BoxNet {
  /** The three edges in numbers of one unit. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Over and under which of the two long side faces the lids hang. */
  readonly lids: readonly [upper: 0 | 2, lower: 0 | 2];
  readonly alt: string;
}

const most = { width: 300, height: 190 };
const margin = 6;

/** A block laid out flat: its four side faces in a row, its two lids above and below. */
export function boxNetDiagram({ length, width, height, lids, alt }: BoxNet): DiagramFigure {
  const scale = Math.min(most.width / ((length + width) * 2), most.height / (height + width * 2));
  const [long, broad, high] = [length * scale, width * scale, height * scale];
  const starts = [0, long, long + broad, long * 2 + broad];
  const face = (left: number, top: number, across: number, down: number): DiagramMark => ({
    form: "area",
    corners: [
      { x: margin + left, y: margin + top + down },
      { x: margin + left + across, y: margin + top + down },
      { x: margin + left + across, y: margin + top },
      { x: margin + left, y: margin + top },
    ],
    tone: "first",
  });
  const sides = starts.map((start, place) => face(start, broad, place % 2 === 0 ? long : broad, high));
  const [upper, lower] = lids;
  const marks = [
    ...sides,
    face(starts[upper] ?? 0, 0, long, broad),
    face(starts[lower] ?? 0, broad + high, long, broad),
  ];
  return {
    type: "diagram",
    width: (long + broad) * 2 + margin * 2,
    height: high + broad * 2 + margin * 2,
    marks,
    alt,
  };
}
