import { toPublicShape } from "#lib/questions/figures/to-public-shape.ts";
import type { PickShapesView } from "./grade.ts";

/** A picture to search with exactly the fields that are drawn or named. */
export function toPublicTiles({ tiles }: PickShapesView): PickShapesView {
  return { tiles: tiles.map(({ part, name }) => ({ part: toPublicShape(part), name })) };
}
