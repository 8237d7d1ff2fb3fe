import { findGroup } from "#scripts/rive/find-group.ts";
import type { Frame, Group } from "#scripts/rive/scene.ts";
import { boundsOf } from "./bounds-of.ts";
import { flatten } from "./flatten.ts";
import { svgPicture } from "./svg-picture.ts";

const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

function square({ x, y, width, height }: Frame): Frame {
  const side = Math.max(width, height);
  return { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side };
}

/** The head of a character in a square, with what it wears there: for the small round medals. */
export function portrait(scene: Group): string {
  const head = findGroup([scene], "head");
  if (head === null) throw new Error("a character without a head");
  const shapes = flatten([head], {}, identity);
  return svgPicture(shapes, square(boundsOf(shapes)));
}
