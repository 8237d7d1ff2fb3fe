import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import type { ChartPlace } from "./lay-chart.ts";

interface ColumnsProps {
  figure: ChartFigure;
  place: ChartPlace;
}

/** A column for each value; where some are read, the others are paler. */
export function Columns({ figure: { values, read }, place: { bottom, slot, xOf, yOf } }: ColumnsProps) {
  const half = Math.min(slot * 0.32, 25);
  return values.map(({ name, value }, at) => {
    const [x, y] = [xOf(at), yOf(value)];
    const round = Math.min(4, bottom - y);
    return (
      <g key={name}>
        {value > 0 && (
          <path
            d={`M${x - half} ${bottom - 1.3}V${y + round}q0 ${-round} ${round} ${-round}H${x + half - round}q${round} 0 ${round} ${round}V${bottom - 1.3}z`}
            strokeWidth="2"
            strokeLinejoin="round"
            className={read === undefined || read.includes(at) ? "fill-solid stroke-lip" : "fill-soft stroke-softlip"}
          />
        )}
      </g>
    );
  });
}
