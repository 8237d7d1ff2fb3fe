import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { Help } from "#lib/questions/question.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import type { Item } from "./item.ts";
import { madePlain } from "./made-plain.ts";
import type { Sort } from "./sort.ts";

/** Hints that make the sides, the rim or the faces of a drawing plain, without its name. */
export function nameHelp(sort: Sort, { part }: Item, figure: ShapesFigure): readonly Help[] {
  const shown = madePlain(part, figure.alt);
  const isThing = part.form === "thing";
  if (sort === "cube" || sort === "box") {
    const seen = isThing ? text.hintPlainBlock : text.hintEqualFaces;
    return [
      { ...text.hintFaces, figures: null },
      { ...seen, figures: [shown] },
    ];
  }
  const first = { ...(isThing ? text.hintRim : text.hintEdges), figures: null };
  if (sort === "circle") {
    return [first, { ...text.hintRound, figures: [shown] }];
  }
  const counted = { ...text.hintCountEdges, figures: [shown] };
  return sort === "triangle" ? [first, counted] : [first, counted, { ...text.hintEqualEdges, figures: [shown] }];
}
