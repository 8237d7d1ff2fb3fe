import { capital } from "#lib/core/capital.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import {
  type LinesPart,
  type Point,
  type PolygonPart,
  type ShapePart,
  toPublicShape,
} from "#lib/questions/figures/shape-part.ts";
import { diagramDescriptionText } from "#lib/text/diagram-description-text.ts";
import { paintName } from "#lib/text/paint-name.ts";

/** Shapes, blocks or things drawn exactly, from back to front, on a field of width by height. */
export interface ShapesFigure {
  readonly type: "shapes";
  readonly width: number;
  readonly height: number;
  readonly parts: readonly ShapePart[];
  /** Numbers on the drawing (a hint), each around its point. */
  readonly labels: readonly (Point & { readonly label: string })[];
  /** Millimetres of a unit on paper, for drawings that are laid or held against each other. */
  readonly printed?: number;
  readonly alt: string;
}

function toPublic({ width, height, parts, labels, printed, alt }: ShapesFigure): ShapesFigure {
  return {
    type: "shapes",
    width,
    height,
    parts: parts.map(toPublicShape),
    labels: labels.map(({ x, y, label }) => ({ x, y, label })),
    ...(printed !== undefined && { printed }),
    alt,
  };
}

const isUpright = ({ lines }: LinesPart) => lines.length > 1 && lines.every(({ from, to }) => from.x === to.x);

/** The upright lines over strips of paper, by which their squares are counted; null where there are none. */
function gridOf(parts: readonly ShapePart[]): readonly number[] | null {
  const grid = parts.find((part) => part.form === "lines" && isUpright(part));
  return grid?.form === "lines" ? grid.lines.map(({ from }) => from.x).toSorted((a, b) => a - b) : null;
}

/** The squares a strip lies on, counted from the left: "băng giấy đỏ: ô 3, 4, 5". */
function describeStrip({ corners, paint }: PolygonPart, grid: readonly number[]): string {
  const xs = corners.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const squares = grid.flatMap((x, place) => (x >= left && x < right ? [place + 1] : []));
  return diagramDescriptionText.strip(paintName[paint], squares.join(", "));
}

/** What a picture of shapes is, and the squares of strips of paper where they are there to be counted. */
function describeStrips(figure: ShapesFigure): string {
  const grid = gridOf(figure.parts);
  if (grid === null) return figure.alt;
  const strips = figure.parts.flatMap((part) => (part.form === "polygon" ? [describeStrip(part, grid)] : []));
  return `${figure.alt} ${capital(strips.join("; "))}.`;
}

export const shapesFigure = defineFigure({ toPublic, describe: describeStrips });
