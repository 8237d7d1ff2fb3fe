import type { BallPart } from "#lib/questions/figures/shape-part.ts";
import { paints } from "./paints.ts";

/** A ball: shade and shine tell it from a circle. */
export function Ball({ ball: { x, y, radius, paint } }: { ball: BallPart }) {
  const { light, fill, deep, edge } = paints[paint];
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={deep} stroke={edge} strokeWidth="2.5" />
      <circle cx={x - radius * 0.09} cy={y - radius * 0.1} r={radius * 0.84} fill={fill} />
      <ellipse cx={x - radius * 0.3} cy={y - radius * 0.36} rx={radius * 0.36} ry={radius * 0.28} fill={light} />
    </>
  );
}
