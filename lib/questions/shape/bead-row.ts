import type { Paint, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { fieldFigure } from "./field-figure.ts";
import { fitPolygon } from "./fit-polygon.ts";
import { outlines } from "./outlines.ts";
import type { FlatSort } from "./sort.ts";

/** One shape of a row. */
export interface Bead {
  readonly sort: FlatSort;
  readonly paint: Paint;
}

/** A row of shapes in which a group repeats, with one place left open. */
export interface BeadRow {
  /** How many shapes repeat. */
  readonly period: number;
  readonly row: readonly Bead[];
  /** The place that is left open. */
  readonly gap: number;
}

const pitch = 47;
const beadSize = 40;
const rowHeight = 60;
const tileSize = 76;

export function isSameBead(one: Bead, other: Bead): boolean {
  return one.sort === other.sort && one.paint === other.paint;
}

function drawBead({ sort, paint }: Bead, size: number, x: number, y: number): ShapePart {
  const look = { paint, look: "full" } as const;
  return sort === "circle"
    ? { form: "oval", x, y, rx: size / 2, ry: size / 2, ...look }
    : { form: "polygon", corners: fitPolygon(outlines[sort][0] ?? [], 0, size, { x, y }), ...look };
}

function frames({ row, period }: BeadRow): ShapePart[] {
  return Array.from({ length: Math.floor(row.length / period) }, (_, group) => ({
    form: "frame",
    x: group * period * pitch + 2,
    y: 2,
    width: period * pitch - 4,
    height: rowHeight - 4,
  }));
}

/** One shape to pick. */
export function beadFigure(bead: Bead): ShapesFigure {
  return fieldFigure([drawBead(bead, tileSize, 50, 50)], [], text.bead(bead.sort, bead.paint));
}

/** The row with its gap, or with the gap filled; `hasFrames` holds each whole group together. */
export function beadRowFigure(beads: BeadRow, isFilled: boolean, hasFrames: boolean): ShapesFigure {
  const { row, gap } = beads;
  const drawn = row.map((bead, place): ShapePart => {
    const x = place * pitch + pitch / 2;
    return place === gap && !isFilled
      ? { form: "gap", x, y: rowHeight / 2, size: beadSize }
      : drawBead(bead, beadSize, x, rowHeight / 2);
  });
  const named = row.map(({ sort, paint }, place) =>
    place === gap && !isFilled ? text.rowGap : text.rowBead(sort, paint),
  );
  return {
    type: "shapes",
    width: row.length * pitch,
    height: rowHeight,
    parts: [...(hasFrames ? frames(beads) : []), ...drawn],
    labels: [],
    alt: text.rowAlt(named),
  };
}
