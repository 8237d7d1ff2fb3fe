import type { Rng } from "#lib/core/rng.ts";
import type { BlockPart, Paint } from "#lib/questions/figures/shape-part.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import type { Item } from "./item.ts";
import type { SolidSort } from "./sort.ts";

const middle = { x: 50, y: 50 };

/** Edges of boxes that no one takes for a cube; each may lie on any of its faces. */
const boxes = [
  [60, 30, 30],
  [56, 34, 18],
  [50, 50, 22],
] as const;

const cubeEdges = { small: 34, large: 46 };

interface Manner {
  /** Any box; otherwise the plainest, in any position. */
  readonly isTurned: boolean;
  /** A cube of any size. */
  readonly isLoose: boolean;
  readonly paint: Paint;
  readonly rng: Rng;
}

function cube(paint: Paint, edge: number): BlockPart {
  return { form: "block", ...middle, width: edge, depth: edge, height: edge, paint };
}

/** A solid to look at; `null` is one that rolls. */
export function drawSolid(sort: SolidSort | null, { isTurned, isLoose, paint, rng }: Manner): Item {
  const name = text.inPaint("solid", paint);
  if (sort === "cube") {
    const edge = isLoose ? rng.int(cubeEdges.small, cubeEdges.large) : cubeEdges.large;
    return { sort, part: cube(paint, edge), name, variant: "" };
  }
  if (sort === "box") {
    const shape = isTurned ? rng.int(0, boxes.length - 1) : 0;
    const [width = 0, depth = 0, height = 0] = rng.shuffle(boxes[shape] ?? []);
    const part: BlockPart = { form: "block", ...middle, width, depth, height, paint };
    return { sort, part, name, variant: `${width} ${depth} ${height}` };
  }
  const isBall = rng.int(0, 1) === 0;
  return isBall
    ? { sort, part: { form: "ball", ...middle, radius: 42, paint }, name, variant: "ball" }
    : { sort, part: { form: "cylinder", ...middle, radius: 28, height: 54, paint }, name, variant: "cylinder" };
}
