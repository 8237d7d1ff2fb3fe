import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { fieldFigure } from "./field-figure.ts";
import { numberPoints } from "./number-points.ts";
import { plainBlock } from "./plain-block.ts";
import { rimPart } from "./rim-part.ts";

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
