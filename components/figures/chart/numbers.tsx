import { type ChartFigure, isWritten } from "#lib/questions/figures/chart.ts";
import type { ChartPlace } from "./lay-chart.ts";
import { Value } from "./value.tsx";

/** How far a number stands above its column, or above its point. */
const lift = { columns: 6, line: 11 } as const;

/** The values that are written above their columns or points. */
export function Numbers({ figure, place: { xOf, yOf } }: { figure: ChartFigure; place: ChartPlace }) {
  return figure.values.map(
    ({ name, value }, at) =>
      isWritten(figure, at) && <Value key={name} value={value} x={xOf(at)} y={yOf(value) - lift[figure.form]} />,
  );
}
