import { groupNumber } from "#lib/core/group-number.ts";

/** A number over its column or its point; the line does not cross it. */
export function Value({ value, x, y }: { value: number; x: number; y: number }) {
  return (
    <text
      x={x}
      y={y}
      fontSize="17"
      textAnchor="middle"
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-hue stroke-card font-head font-bold tabular-nums"
    >
      {groupNumber(value)}
    </text>
  );
}
