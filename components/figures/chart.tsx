import type { ReactNode } from "react";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import { Axes } from "./chart/axes.tsx";
import { Columns } from "./chart/columns.tsx";
import { Guides } from "./chart/guides.tsx";
import { layChart } from "./chart/lay-chart.ts";
import { ChartLine } from "./chart/line.tsx";
import { Numbers } from "./chart/numbers.tsx";
import { ChartTitle } from "./chart/title.tsx";
import { FigureSvg } from "./figure-svg.tsx";

const forms = { columns: Columns, line: ChartLine };

interface ChartProps {
  figure: ChartFigure;
  /** Drawn on the same sheet, in its units. */
  children?: ReactNode;
}

/** A chart of columns or of a line, to scale. */
export function Chart({ figure, children }: ChartProps) {
  const place = layChart(figure);
  const Values = forms[figure.form];
  return (
    <FigureSvg alt={figure.alt} width={place.width} height={place.height}>
      <ChartTitle title={figure.title} />
      <Axes figure={figure} place={place} />
      <Values figure={figure} place={place} />
      <Guides figure={figure} place={place} />
      <Numbers figure={figure} place={place} />
      {children}
    </FigureSvg>
  );
}
