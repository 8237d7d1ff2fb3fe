import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Box {
  /** The three edges in numbers of one unit; the drawing keeps their proportion as far as a phone's card allows. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Written along the edges; null for none. */
  readonly lengthText: string | null;
  readonly widthText: string | null;
  readonly heightText: string | null;
  /** Whether it is cut into cubes with edges of one unit, its lowest layer of another tone; for whole edges. */
  readonly isCut?: boolean;
  /** Up to which share of its height it is filled, and what the filled or the empty part measures, beside it. */
  readonly filling?: { readonly share: number; readonly isEmptyMeasured: boolean; readonly text: string };
  readonly alt: string;
}

const field = { width: 320, height: 200 };
/** How the edges that lead to the back are seen: short and slanting. */
const slant = { x: 0.46, y: 0.36 };
const least = 40;

/** A place in the block, in shares of its three edges. */
type At = (x: number, y: number, z: number) => Point;

/** The front and the side of a block up to a share of its height. */
function filledTo(up: number, at: At): DiagramMark[] {
  return [
    { form: "area", corners: [at(0, 0, 0), at(1, 0, 0), at(1, up, 0), at(0, up, 0)], tone: "second" },
    { form: "area", corners: [at(1, 0, 0), at(1, 0, 1), at(1, up, 1), at(1, up, 0)], tone: "second" },
  ];
}

/** The lines on its three seen faces that cut a block into cubes, over the front and the side of its lowest layer. */
function cuts({ length, width, height }: Pick<Box, "length" | "width" | "height">, at: At): DiagramMark[] {
  const inside = (edge: number) => Array.from({ length: edge - 1 }, (_, place) => (place + 1) / edge);
  const around = (...points: readonly Point[]) =>
    points.slice(1).map((to, place): DiagramMark => {
      return { form: "line", from: points[place] ?? to, to, look: "pale", ends: "plain" };
    });
  return [
    ...filledTo(1 / height, at),
    ...inside(length).flatMap((x) => around(at(x, 0, 0), at(x, 1, 0), at(x, 1, 1))),
    ...inside(height).flatMap((y) => around(at(0, y, 0), at(1, y, 0), at(1, y, 1))),
    ...inside(width).flatMap((z) => around(at(0, 1, z), at(1, 1, z), at(1, 0, z))),
  ];
}

/** The back edge at the right of what is filled, or of what is empty, with its measure. */
function fillingPart({ share, isEmptyMeasured, text }: NonNullable<Box["filling"]>, at: At) {
  return [at(1, isEmptyMeasured ? share : 0, 1), at(1, isEmptyMeasured ? 1 : share, 1), text] as const;
}

/** A block (a cube where its edges are equal) seen from the front, from above and from the right. */
export function boxDiagram({
  length,
  width,
  height,
  lengthText,
  widthText,
  heightText,
  isCut,
  filling,
  alt,
}: Box): DiagramFigure {
  const scale = Math.min(190 / (length + width * slant.x), 130 / (height + width * slant.y));
  const seen = (edge: number) => Math.max(edge * scale, least);
  const [across, back, up] = [seen(length), seen(width), seen(height)];
  const [dx, dy] = [back * slant.x, back * slant.y];
  const left = (field.width - across - dx) / 2;
  const ground = (field.height + up + dy) / 2 - 6;
  const at: At = (x, y, z) => ({ x: left + x * across + z * dx, y: ground - y * up - z * dy });
  const marks: DiagramMark[] = [
    { form: "area", corners: [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)], tone: "first" },
    {
      form: "area",
      corners: [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)],
      tone: isCut || filling ? "third" : "second",
    },
    { form: "area", corners: [at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(1, 1, 0)], tone: "third" },
    ...(filling === undefined ? [] : filledTo(filling.share, at)),
    ...(isCut
      ? cuts({ length, width, height }, at)
      : ([at(0, 0, 0), at(1, 0, 1), at(0, 1, 1)] as const).map(
          (to): DiagramMark => ({ form: "line", from: at(0, 0, 1), to, look: "dashed", ends: "plain" }),
        )),
  ];
  const measured = [
    [at(0, 0, 0), at(1, 0, 0), lengthText],
    [at(1, 0, 0), at(1, 0, 1), widthText],
    [at(0, 1, 0), at(0, 0, 0), heightText],
  ] as const;
  const along = filling === undefined ? [] : [fillingPart(filling, at)];
  for (const [from, to, text] of [...measured, ...along]) {
    if (text !== null) marks.push({ form: "length", from, to, text, side: -1, hasArrows: false });
  }
  return { type: "diagram", ...field, marks, alt };
}
