import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A ring around a corner that stands out. */
export function CornerRing({ corner: { x, y } }: { corner: Point }) {
  return <circle cx={x} cy={y} r="9" fill="none" strokeWidth="2.600" className="animate-fade stroke-again" />;
}
