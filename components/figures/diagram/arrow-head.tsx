import type { Point } from "#lib/questions/figures/shape-part.ts";
import { way } from "./way.ts";

interface ArrowHeadProps {
  tip: Point;
  /** A point the arrow comes from. */
  back: Point;
  size: number;
  className: string;
}

export function ArrowHead({ tip, back, size, className }: ArrowHeadProps) {
  const { along, left } = way(back, tip);
  const foot = { x: tip.x - along.x * size, y: tip.y - along.y * size };
  const half = size * 0.45;
  const corners = [
    tip,
    { x: foot.x + left.x * half, y: foot.y + left.y * half },
    { x: foot.x - left.x * half, y: foot.y - left.y * half },
  ];
  return (
    <path
      d={`M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`}
      strokeWidth="1"
      strokeLinejoin="round"
      className={className}
    />
  );
}
