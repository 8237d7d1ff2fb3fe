import { toPublicFigure } from "#lib/questions/to-public-figure.ts";
import type { SignView } from "./grade.ts";

/** Both sides with exactly the fields that are drawn. */
export function toPublicSign({ sides: [left, right] }: SignView): SignView {
  return { sides: [toPublicFigure(left), toPublicFigure(right)] };
}
