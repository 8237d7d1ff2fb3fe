import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import type { ChartPlace } from "./lay-chart.ts";

/** From the top of each value that is read over to the axis. */
export function Guides({ figure: { values, read = [] }, place }: { figure: ChartFigure; place: ChartPlace }) {
  const { left, xOf, yOf } = place;
  return (
    <path
      d={read.map((at) => `M${left} ${yOf(values[at]?.value ?? 0)}H${xOf(at)}`).join("")}
      fill="none"
      strokeWidth="2.600"
      strokeDasharray="5 4"
      strokeLinecap="round"
      className="stroke-again"
    />
  );
}
