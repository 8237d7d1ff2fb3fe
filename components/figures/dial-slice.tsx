import type { ClockFace } from "#lib/questions/figures/clock.ts";
import { dialPoint } from "./dial-point.ts";

const radius = 85;

function at(minute: number): string {
  const { x, y } = dialPoint(minute, radius);
  return `${x} ${y}`;
}

/** A slice of the face below numbers and hands; a whole turn is the whole face. */
export function DialSlice({ slice: { from, to } }: { slice: NonNullable<ClockFace["slice"]> }) {
  if (to - from >= 60) return <circle r={radius} className="animate-fade fill-again-soft" />;
  const arc = `A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${at(to)}`;
  return (
    <g className="animate-fade">
      <path d={`M0 0L${at(from)}${arc}Z`} className="fill-again-soft" />
      <path d={`M${at(from)}${arc}`} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-again" />
    </g>
  );
}
