import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface Box {
  /** The three edges in numbers of one unit; the drawing keeps their proportion as far as a phone's card allows. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Written along the edges; null for none. */
  readonly lengthText: string | null;
  readonly widthText: string | null;
  readonly heightText: string | null;
  readonly alt: string;
}

const field = { width: 320, height: 200 };
/** How the edges that lead to the back are seen: short and slanting. */
const slant = { x: 0.46, y: 0.36 };
const least = 40;

/** A block (a cube where its edges are equal) seen from the front, from above and from the right. */
export function boxDiagram({ length, width, height, lengthText, widthText, heightText, alt }: Box): DiagramFigure {
  const scale = Math.min(190 / (length + width * slant.x), 130 / (height + width * slant.y));
  const seen = (edge: number) => Math.max(edge * scale, least);
  const [across, back, up] = [seen(length), seen(width), seen(height)];
  const [dx, dy] = [back * slant.x, back * slant.y];
  const left = (field.width - across - dx) / 2;
  const ground = (field.height + up + dy) / 2 - 6;
  const at = (x: 0 | 1, y: 0 | 1, z: 0 | 1) => ({ x: left + x * across + z * dx, y: ground - y * up - z * dy });
  const marks: DiagramMark[] = [
    { form: "area", corners: [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)], tone: "first" },
    { form: "area", corners: [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], tone: "second" },
    { form: "area", corners: [at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(1, 1, 0)], tone: "third" },
    ...([at(0, 0, 0), at(1, 0, 1), at(0, 1, 1)] as const).map(
      (to): DiagramMark => ({ form: "line", from: at(0, 0, 1), to, look: "dashed", ends: "plain" }),
    ),
  ];
  const measured = [
    [at(0, 0, 0), at(1, 0, 0), lengthText],
    [at(1, 0, 0), at(1, 0, 1), widthText],
    [at(0, 1, 0), at(0, 0, 0), heightText],
  ] as const;
  for (const [from, to, text] of measured) {
    if (text !== null) marks.push({ form: "length", from, to, text, side: -1, hasArrows: false });
  }
  return { type: "diagram", ...field, marks, alt };
}
