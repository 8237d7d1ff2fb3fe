import { Label } from "#components/figures/label.tsx";
import { labelLines } from "#components/figures/label-lines.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";
import { type ChartPlace, numberSize, unitSize } from "./lay-chart.ts";

/** The two axes with their numbers, lines across, the unit and the names below. */
export function Axes({ figure, place }: { figure: ChartFigure; place: ChartPlace }) {
  const { unit, values, step, top } = figure;
  const { width, left, bottom, peak, slot, nameSize, xOf, yOf } = place;
  const marks = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const lines = marks.slice(1).map((mark) => `M${left - 4} ${yOf(mark)}H${width - 14}`);
  return (
    <>
      <path d={lines.join("")} strokeWidth="1.600" className="stroke-softlip" />
      {marks.map((mark) => (
        <text
          key={mark}
          x={left - 7}
          y={yOf(mark) + 5.5}
          fontSize={numberSize}
          textAnchor="end"
          className="fill-ink font-head font-bold tabular-nums"
        >
          {groupNumber(mark)}
        </text>
      ))}
      <path
        d={`M${left} ${peak}V${bottom}H${width - 4}M${left - 5} ${peak + 6}l5 -7 5 7M${width - 10} ${bottom - 5}l7 5 -7 5`}
        fill="none"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      <Label text={unit} x={left + 9} y={peak + 3} width={120} size={unitSize} anchor="start" className="fill-hue" />
      {values.map(({ name }, at) => (
        <Label
          key={name}
          text={name}
          x={xOf(at)}
          y={bottom + (labelLines(name, slot - 3, nameSize).length > 1 ? 22 : 14)}
          width={slot - 3}
          size={nameSize}
        />
      ))}
    </>
  );
}
