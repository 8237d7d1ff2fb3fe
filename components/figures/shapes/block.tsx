import { blockPoint } from "#lib/core/block-point.ts";
import type { BlockPart } from "#lib/questions/figures/shape-part.ts";
import { paints } from "./paints.ts";

type Corner = readonly [right: number, left: number, up: number];

/** A block in three tones: its lit top and the two faces beside its front edge. */
export function Block({ block }: { block: BlockPart }) {
  const { width, depth, height, paint } = block;
  const { light, fill, deep, edge } = paints[paint];
  const face = (...corners: readonly Corner[]) =>
    corners
      .map(([right, left, up]) => blockPoint(block, right, left, up))
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" ");
  return (
    <g stroke={edge} strokeWidth="2.5" strokeLinejoin="round">
      <polygon
        points={face([0, 0, height], [width, 0, height], [width, depth, height], [0, depth, height])}
        fill={light}
      />
      <polygon points={face([0, 0, 0], [0, 0, height], [0, depth, height], [0, depth, 0])} fill={fill} />
      <polygon points={face([0, 0, 0], [0, 0, height], [width, 0, height], [width, 0, 0])} fill={deep} />
    </g>
  );
}
