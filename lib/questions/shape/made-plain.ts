import type { BlockPart, OvalPart, PolygonPart, ShapePart, ThingPart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { fieldFigure } from "./field-figure.ts";
import { numberPoints } from "./number-points.ts";
import { flatThings, solidThings } from "./things.ts";

/** The block a solid thing looks like, without its dress; null for what is no block. */
function plainBlock({ thing }: ThingPart): BlockPart | null {
  const edges = solidThings.find((solid) => solid.thing === thing)?.block ?? null;
  return edges === null ? null : { form: "block", x: 50, y: 50, ...edges, paint: "blue" };
}

/** The rim of a flat thing, to be traced over it; null for a solid one. */
function rimPart({ thing }: ThingPart): OvalPart | PolygonPart | null {
  const rim = flatThings.find((flat) => flat.thing === thing)?.rim;
  if (rim === undefined) {
    return null;
  }
  const look = { paint: "red", look: "traced" } as const;
  return "radius" in rim
    ? { form: "oval", x: 50, y: 50, rx: rim.radius, ry: rim.radius, ...look }
    : { form: "polygon", corners: rim, ...look };
}

function partsOf(part: ShapePart): { readonly drawn: readonly ShapePart[]; readonly told: ShapePart } {
  if (part.form === "oval" || part.form === "polygon") {
    const rim = { ...part, look: "traced" } as const;
    return { drawn: [part, rim], told: rim };
  }
  if (part.form !== "thing") {
    return { drawn: [part], told: part };
  }
  const rim = rimPart(part);
  const block = plainBlock(part);
  return rim === null ? { drawn: [block ?? part], told: block ?? part } : { drawn: [part, rim], told: rim };
}

/** A drawing with what tells its shape made plain: numbered sides, a traced rim, the bare block in a thing. */
export function madePlain(part: ShapePart, alt: string): ShapesFigure {
  const { drawn, told } = partsOf(part);
  return fieldFigure(drawn, numberPoints(told), alt);
}
