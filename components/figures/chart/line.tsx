import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import type { ChartPlace } from "./lay-chart.ts";

interface ChartLineProps {
  figure: ChartFigure;
  place: ChartPlace;
}

/** A point for each value, joined from left to right; dashes lead down to the names. */
export function ChartLine({ figure: { values }, place: { bottom, xOf, yOf } }: ChartLineProps) {
  const points = values.map(({ name, value }, at) => ({ name, x: xOf(at), y: yOf(value) }));
  return (
    <>
      <path
        d={points.map(({ x, y }) => `M${x} ${y}V${bottom}`).join("")}
        strokeWidth="1.600"
        strokeDasharray="3 4"
        className="stroke-field"
      />
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
        fill="none"
        strokeWidth="3.400"
        strokeLinejoin="round"
        className="stroke-solid"
      />
      {points.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="5.500" strokeWidth="2.600" className="fill-card stroke-solid" />
      ))}
    </>
  );
}
