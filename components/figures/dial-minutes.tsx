import { dialPoint } from "./dial-point.ts";

/** The minutes in fives around the rim; the last one stays open. */
export function DialMinutes({ counted }: { counted: number }) {
  const fives = Array.from({ length: counted / 5 }, (_, place) => (place + 1) * 5);
  return (
    <g className="animate-fade">
      {fives.map((minute) => {
        const { x, y } = dialPoint(minute, 105);
        return (
          <text
            key={minute}
            x={x}
            y={y + 10.5}
            fontSize="30"
            textAnchor="middle"
            className="fill-again-ink font-head font-extrabold tabular-nums"
          >
            {minute === counted ? "?" : minute}
          </text>
        );
      })}
    </g>
  );
}
